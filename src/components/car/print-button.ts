/** `<print-button>`: prints the page, which has a style of its own for paper. */
export class PrintButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button !== null) button.onclick = () => print()
  }
}
