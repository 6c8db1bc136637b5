/** `<offer-filter>`: shows the offers of the chosen kind and make. Without JavaScript all of them are shown. */
export class OfferFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form')
    if (form === null) return
    form.onchange = () => this.#apply(form)
    form.onsubmit = (event) => event.preventDefault()
    form.onreset = () => queueMicrotask(() => this.#apply(form))
    const clear = this.querySelector<HTMLButtonElement>('.empty button')
    if (clear !== null) clear.onclick = () => form.reset()
    // A browser keeps what was chosen when the shopper comes back.
    this.#apply(form)
  }

  #apply(form: HTMLFormElement): void {
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '')
    let shown = 0
    for (const item of this.querySelectorAll<HTMLElement>('.grid > li')) {
      item.hidden = !chosen.every(([name, value]) => item.dataset[name] === value)
      if (!item.hidden) shown++
    }
    const status = this.querySelector('[role="status"]')
    if (status !== null) {
      status.textContent = chosen.length === 0 || shown === 0 ? '' : `${shown} ${shown === 1 ? 'offer' : 'offers'}`
    }
    this.querySelector('.empty')?.toggleAttribute('hidden', shown > 0)
  }
}
