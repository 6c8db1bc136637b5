/** `<copy-link>`: copies the address that stands in its field, and says so (S1 §4 "Copy link"). */
import { COPIED_SHOWN_MS, COPIED_TOAST_MS } from '#domain/car/page/share-targets.ts'

export class CopyLink extends HTMLElement {
  #timers: ReturnType<typeof setTimeout>[] = []

  connectedCallback(): void {
    const field = this.querySelector('input')
    const words = this.querySelector<HTMLElement>('[data-words]')
    const status = this.querySelector<HTMLElement>('[role="status"]')
    const button = this.querySelector('button')
    if (field === null || words === null || status === null || button === null) return
    const label = words.textContent
    button.onclick = async () => {
      field.select()
      try {
        await navigator.clipboard.writeText(field.value)
      } catch {
        // Not allowed here: the address is selected, so the shopper's own keys copy it.
        return
      }
      this.#forget()
      words.textContent = this.dataset.copied ?? label
      status.textContent = this.dataset.toast ?? ''
      this.#timers = [
        setTimeout(() => {
          words.textContent = label
        }, COPIED_SHOWN_MS),
        setTimeout(() => {
          status.textContent = ''
        }, COPIED_TOAST_MS),
      ]
    }
  }

  disconnectedCallback(): void {
    this.#forget()
  }

  #forget(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
