/** Writes the budget search into its page. */
import type { BudgetLoan } from '#domain/budget/budget-loan.ts'
import { budgetSumText, budgetTerms } from '#domain/budget/budget-loan.ts'
import type { BudgetOutcome } from '#domain/budget/budget-outcome.ts'
import type { BudgetState } from '#domain/budget/budget-state.ts'
import { budgetOf, repaymentOf } from '#domain/budget/budget-state.ts'
import type { BudgetTile } from '#domain/budget/budget-view.ts'
import { ratesText, repaymentText } from '#domain/finance/disclosure.ts'
import { formatAud, groupThousands } from '#domain/formats/money.ts'
import type { ThumbValues } from '#domain/search/facets/range-slider.ts'
import type { BudgetOptions } from './budget-options.ts'

const LABELS = { weekly: 'Weekly repayment', monthly: 'Monthly repayment' }

/** The fields, the slider and the sum; a field that is typed in keeps what is typed. */
export function drawBudget(
  element: HTMLElement,
  state: BudgetState,
  thumbs: ThumbValues,
  options: BudgetOptions,
  typing: HTMLInputElement | null,
): void {
  const { slider } = options
  setText(element, '[data-repayment-label]', LABELS[state.period])
  setText(element, '[data-budget]', formatAud(budgetOf(state, budgetTerms(options))))
  setText(element, '[data-sum]', budgetSumText(state, options))
  for (const [name, amountAud] of [
    ['repayment', repaymentOf(state).repaymentAud],
    ['deposit', state.depositAud],
  ] as const) {
    const field = input(element, name)
    if (field !== null && field !== typing) field.value = formatAud(amountAud).slice(1)
  }
  for (const [name, value] of [
    ['from', thumbs.min],
    ['to', thumbs.max],
  ] as const) {
    const thumb = input(element, name)
    if (thumb === null) continue
    thumb.value = String(value)
    thumb.setAttribute('aria-valuetext', formatAud(value))
    setText(element, `[data-${name}-text]`, formatAud(value))
    const share = (value - slider.min) / (slider.max - slider.min)
    thumb.parentElement?.style.setProperty(`--${name}`, String(share))
  }
}

/** S2 §8: a link with the count, or a disabled button with a note. */
export function drawView(element: HTMLElement, outcome: BudgetOutcome): void {
  const found = element.querySelector<HTMLAnchorElement>('[data-found]')
  const none = element.querySelector<HTMLButtonElement>('[data-none]')
  if (found === null || none === null) return
  const isFound = outcome.kind === 'found'
  found.hidden = !isFound
  none.hidden = isFound
  if (isFound) {
    found.href = outcome.href
    found.textContent = outcome.label
  } else none.textContent = outcome.label
  const note = setText(element, '[data-note]', isFound ? '' : outcome.note)
  if (note !== null) note.hidden = isFound
}

export function drawTiles(
  element: HTMLElement,
  tiles: readonly BudgetTile[],
  drawings: BudgetOptions['drawings'],
): void {
  const section = element.querySelector<HTMLElement>('.budget__bodies')
  const template = section?.querySelector('template')
  if (section === null || template === null || template === undefined) return
  section.hidden = tiles.length === 0
  const items = tiles.map(({ name, count, href }) => {
    const item = template.content.cloneNode(true) as DocumentFragment
    const drawing = drawings[name]
    item.querySelector('a')?.setAttribute('href', href)
    item.querySelector('use')?.setAttribute('href', drawing?.href ?? '')
    setText(item, '.body-tile__name', drawing?.label ?? name)
    setText(item, '.body-tile__count', groupThousands(count))
    return item
  })
  section.querySelector('ul')?.replaceChildren(...items)
}

/** What borrowing costs, never without its rates and its warning (AU §1). */
export function drawLoan(element: HTMLElement, loan: BudgetLoan | null): void {
  const block = element.querySelector<HTMLElement>('.budget__loan')
  if (block === null) return
  block.hidden = loan === null
  if (loan === null) return
  const { repayment, borrowedAud } = loan
  setText(block, '[data-loan-repayment]', repaymentText(repayment))
  setText(block, '[data-loan-rates]', ratesText(repayment))
  setText(block, '[data-loan-for]', loanPurpose(borrowedAud, repayment.termYears))
}

export function loanPurpose(borrowedAud: number, termYears: number): string {
  return `With interest, borrowing ${formatAud(borrowedAud)} over ${termYears} years is`
}

function input(element: ParentNode, name: string): HTMLInputElement | null {
  return element.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}

function setText(element: ParentNode, selector: string, text: string): HTMLElement | null {
  const found = element.querySelector<HTMLElement>(selector)
  if (found !== null && found.textContent !== text) found.textContent = text
  return found
}
