/** `<sales-counter>`: the group's sales so far today, counted again while the page is open (S1 §1). */
import { groupThousands } from '#domain/formats/money.ts'
import { salesCount } from '#domain/time/sales-counter.ts'

class SalesCounter extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined

  connectedCallback(): void {
    const { perDay, stepSeconds, zone = '', refreshSeconds } = this.dataset
    const options = { perDay: Number(perDay), stepSeconds: Number(stepSeconds), timeZone: zone }
    const count = (): void => {
      this.textContent = groupThousands(salesCount(options, Date.now()))
    }
    count()
    this.#timer = setInterval(count, Number(refreshSeconds) * 1_000)
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer)
  }
}

customElements.define('sales-counter', SalesCounter)
