/** `<delivery-cost>`: what delivery to a postcode costs, in its four states (S1 §4, §5, §8). */
import type { DeliveryEvent, DeliveryState } from '#domain/running-costs/delivery-calculator.ts'
import { DELIVERY_IDLE, deliveryText, nextDeliveryState } from '#domain/running-costs/delivery-calculator.ts'
import { askDeliveryPrice } from '#stores/car-platform.ts'
import { readLiveCar } from '../live-car.ts'

export class DeliveryCost extends HTMLElement {
  #state: DeliveryState = DELIVERY_IDLE
  #idleText = ''

  connectedCallback(): void {
    const form = this.querySelector('form')
    const input = form?.querySelector('input') ?? null
    if (form === null || input === null) return
    this.#idleText = this.querySelector('[role=status]')?.textContent ?? ''
    form.oninput = () => this.#next({ kind: 'edited' }, input)
    form.onsubmit = (event) => {
      event.preventDefault()
      void this.#ask(input)
    }
  }

  async #ask(input: HTMLInputElement): Promise<void> {
    this.#next({ kind: 'submitted', postcode: input.value }, input)
    if (this.#state.kind !== 'loading') {
      input.focus()
      return
    }
    const { postcode } = this.#state
    const live = readLiveCar()
    const estimate = live === null ? null : await askDeliveryPrice(postcode, this.dataset['car'] ?? '', live.platform)
    this.#next({ kind: 'answered', postcode, estimate }, input)
  }

  #next(event: DeliveryEvent, input: HTMLInputElement): void {
    this.#state = nextDeliveryState(this.#state, event)
    this.dataset['state'] = this.#state.kind
    input.setAttribute('aria-invalid', String(this.#state.kind === 'error' && input.value.trim() === ''))
    const status = this.querySelector('[role=status]')
    if (status !== null) status.textContent = this.#state.kind === 'idle' ? this.#idleText : deliveryText(this.#state)
  }
}
