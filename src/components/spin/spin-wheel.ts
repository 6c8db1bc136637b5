/** `<spin-wheel data-spin>`: asks the platform for a prize and turns the wheel to it; it decides nothing. */
import { SPIN_TO_WIN_PATH } from '#domain/access/gated-route.ts'
import { signInPath } from '#domain/access/sign-in-link.ts'
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { Prize } from '#domain/spin/spin-to-win.ts'
import { closedWords, restingTurn, spinWords, wheelParts } from '#domain/spin/spin-to-win.ts'
import { lookAtSpin, turnWheel } from '#stores/spin.ts'

interface Settings {
  platform: PlatformOptions
  dealer: string
  prizes: Prize[]
  noticeVersion: string
}

type Result = Parameters<typeof spinWords>[0] & { prize_id: string }

const WHOLE_TURNS = 6
const TURNING_MS = 5_200

export class SpinWheel extends HTMLElement {
  #settings: Settings | null = null
  #isBusy = false

  connectedCallback(): void {
    // Written by the page of the same release.
    this.#settings = JSON.parse(this.dataset['spin'] ?? 'null')
    this.#button().onclick = () => void this.#spin()
    void this.#start()
  }

  /** Whoever has had their try sees what it gave. */
  async #start(): Promise<void> {
    if (this.#settings === null || !saysSignedIn(document.cookie)) return
    const outcome = await lookAtSpin(this.#settings.platform)
    if (outcome.kind !== 'known' || this.#isBusy) return
    const { time, result } = outcome.answer
    if (result !== null) {
      this.#turnTo(result.prize_id)
      this.#say(result)
    } else if (time !== 'running') this.#end(closedWords(time))
  }

  async #spin(): Promise<void> {
    if (this.#settings === null || this.#isBusy) return
    this.#isBusy = true
    this.#button().disabled = true
    this.#problem('')
    const outcome = await turnWheel(this.#settings.platform, this.#settings.noticeVersion)
    if (outcome.kind === 'known') {
      await this.#animateTo(outcome.answer.prize_id)
      this.#say(outcome.answer)
      this.#find('[data-title]').focus()
      return
    }
    this.#isBusy = false
    this.#button().disabled = false
    if (outcome.kind === 'signed-out') location.assign(signInPath('spin-to-win', SPIN_TO_WIN_PATH, '/'))
    else this.#problem(outcome.message)
  }

  /** Without motion for whoever wants none: the wheel then simply stands there. */
  async #animateTo(prizeId: string): Promise<void> {
    const wheel = this.#wheel()
    const turns = WHOLE_TURNS + this.#turnOf(prizeId)
    if (wheel !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const steps = [{ transform: 'rotate(0turn)' }, { transform: `rotate(${turns}turn)` }]
      await wheel.animate(steps, { duration: TURNING_MS, easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)' }).finished
    }
    this.#turnTo(prizeId)
  }

  #turnTo(prizeId: string): void {
    const wheel = this.#wheel()
    if (wheel !== null) wheel.style.transform = `rotate(${this.#turnOf(prizeId)}turn)`
  }

  #turnOf(prizeId: string): number {
    return restingTurn(wheelParts(this.#settings?.prizes ?? []), prizeId)
  }

  #say(result: Result): void {
    this.dataset['won'] = String(result.is_win)
    this.#end(spinWords(result, this.#settings?.dealer ?? ''))
  }

  #end({ title, words }: { title: string; words: string }): void {
    this.#button().hidden = true
    this.#find('[data-title]').textContent = title
    this.#find('[data-words]').textContent = words
    this.#find('[data-result]').hidden = false
  }

  #problem(message: string): void {
    this.#find('[data-problem]').textContent = message
  }

  #button(): HTMLButtonElement {
    return this.#find<HTMLButtonElement>('[data-turn]')
  }

  #wheel(): SVGElement | null {
    return this.querySelector<SVGElement>('[data-wheel]')
  }

  #find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector)
    if (found === null) throw new Error(`The wheel has no ${selector}.`)
    return found
  }
}
