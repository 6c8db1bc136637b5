/** `<budget-search>`: recomputes the budget on every change, and asks the site's search what it buys (S2 §4, §5, §8). */
import type { BudgetPeriod } from '#domain/budget/budget.ts'
import { budgetLoan, budgetTerms } from '#domain/budget/budget-loan.ts'
import type { BudgetChange, BudgetState } from '#domain/budget/budget-state.ts'
import { budgetOf, changedBudget, startingBudget, withBudget } from '#domain/budget/budget-state.ts'
import type { BudgetFindings } from '#domain/budget/budget-view.ts'
import { budgetView } from '#domain/budget/budget-view.ts'
import type { ThumbMove } from '#domain/search/facets/range-slider.ts'
import { moveThumb, thumbsFor } from '#domain/search/facets/range-slider.ts'
import type { CarCounter } from '#islands/budget/count-cars.ts'
import type { BudgetOptions } from './budget-options.ts'
import { drawBudget, drawLoan, drawTiles, drawView } from './draw-budget.ts'

export class BudgetSearch extends HTMLElement {
  #options!: BudgetOptions
  #state!: BudgetState
  /** Where the lower thumb stands; null at its end. */
  #fromAud: number | null = null
  #counter: Promise<CarCounter> | null = null
  /** Only the newest question is answered. */
  #question = 0

  connectedCallback(): void {
    const form = this.querySelector('form')
    if (form === null) return
    // Written by the page that this element stands in.
    this.#options = JSON.parse(this.dataset['options'] ?? '') as BudgetOptions
    this.#state = startingBudget(this.#options.start)
    // A browser may have kept what was entered before a reload.
    form.reset()
    this.#draw(null)
    form.onsubmit = (event) => event.preventDefault()
    form.oninput = ({ target }) => {
      if (target instanceof HTMLInputElement) this.#entered(target)
    }
    // What is typed is put right when the field is left, and not under the shopper's fingers.
    form.onchange = () => this.#draw(null)
    form.onclick = ({ target }) => {
      const pick = target instanceof Element ? target.closest('button') : null
      if (pick !== null) this.#show(withBudget(this.#state, Number(pick.value), budgetTerms(this.#options)), null)
    }
    // The page holds the first answer; the next one is near when a shopper reaches for the form.
    for (const type of ['focusin', 'pointerenter']) form.addEventListener(type, this.#prepare, { once: true })
  }

  #entered(input: HTMLInputElement): void {
    switch (input.name) {
      case 'type':
        this.#change({ kind: 'vehicleType', vehicleType: this.#options.types[Number(input.value)]?.carType ?? null })
        break
      case 'period':
        this.#change({ kind: 'period', period: input.value as BudgetPeriod })
        break
      case 'repayment':
      case 'deposit':
        this.#change({ kind: input.name, entered: input.value }, input)
        break
      case 'from':
        this.#moved(this.#move('min', input))
        break
      case 'to': {
        const move = this.#move('max', input)
        this.#show(withBudget(this.#state, move.values.max, budgetTerms(this.#options)), null)
        break
      }
    }
  }

  #move(thumb: 'min' | 'max', input: HTMLInputElement): ThumbMove {
    const { slider } = this.#options
    return moveThumb(slider, this.#thumbs(), thumb, Number(input.value))
  }

  #budgetAud(): number {
    return budgetOf(this.#state, budgetTerms(this.#options))
  }

  #thumbs() {
    return thumbsFor(this.#options.slider, { min: this.#fromAud, max: this.#budgetAud() })
  }

  #moved({ values }: ThumbMove): void {
    this.#fromAud = values.min === this.#options.slider.min ? null : values.min
    this.#show(this.#state, null)
  }

  #change(change: BudgetChange, typing: HTMLInputElement | null = null): void {
    this.#show(changedBudget(this.#state, change), typing)
  }

  #show(state: BudgetState, typing: HTMLInputElement | null): void {
    this.#state = state
    const budgetAud = this.#budgetAud()
    // A budget below the lower thumb takes it along.
    if (this.#fromAud !== null && this.#fromAud > budgetAud) this.#fromAud = null
    this.#draw(typing)
    this.#ask()
  }

  #draw(typing: HTMLInputElement | null): void {
    drawLoan(this, budgetLoan(this.#state, this.#options))
    drawBudget(this, this.#state, this.#thumbs(), this.#options, typing)
  }

  readonly #prepare = (): void => {
    // A failure is reported by the request that needs it.
    this.#load().catch(() => {})
  }

  #load(): Promise<CarCounter> {
    this.#counter ??= import('#islands/budget/count-cars.ts')
      .then(({ createCarCounter }) => createCarCounter(this.#options.priceAboveAud))
      .catch((error: unknown) => {
        this.#counter = null
        throw error
      })
    return this.#counter
  }

  /** Without an answer the last one stays (S1 §4). */
  #ask(): void {
    this.#question += 1
    const question = this.#question
    this.#answer(question).catch(() => {
      if (question === this.#question) delete this.dataset['asking']
    })
  }

  async #answer(question: number): Promise<void> {
    const budgetAud = this.#budgetAud()
    const fromAud = this.#fromAud
    const type = this.#options.types.find(({ carType }) => carType === this.#state.vehicleType)
    if (type === undefined) return
    this.dataset['asking'] = ''
    const counter = await this.#load()
    const findings: BudgetFindings = await counter.count(type, budgetAud, fromAud)
    if (question !== this.#question) return
    delete this.dataset['asking']
    const view = budgetView(budgetAud, fromAud, type, findings, { ...counter, tiles: this.#options.tiles })
    drawView(this, view.outcome)
    drawTiles(this, view.tiles, this.#options.drawings)
  }
}
