/** `<phone-reveal>`: a number shown on demand; once it is there its button goes, and the focus is on the number. */
export class PhoneReveal extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details')
    if (details === null) return
    details.ontoggle = () => {
      if (!details.open) return
      this.setAttribute('data-revealed', '')
      details.querySelector('a')?.focus()
    }
  }
}
