/** `<more-less>`: a part that is shown on demand. Without JavaScript all of it is shown (see more-less.css). */
export class MoreLess extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button === null) return
    button.onclick = () => {
      const open = this.toggleAttribute('data-open')
      button.setAttribute('aria-expanded', String(open))
      button.textContent = (open ? button.dataset.less : button.dataset.more) ?? ''
    }
  }
}
