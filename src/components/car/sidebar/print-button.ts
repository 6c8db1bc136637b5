/** `<print-button>`: prints the page, which has a style of its own for paper. */
export class PrintButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button !== null) button.onclick = () => print()
    // Also when the browser's own menu prints.
    addEventListener('beforeprint', writeDay)
  }

  disconnectedCallback(): void {
    removeEventListener('beforeprint', writeDay)
  }
}

/** Prices are those of a day, so paper says which. */
function writeDay(): void {
  const day = new Date().toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })
  for (const place of document.querySelectorAll('[data-printed]')) place.textContent = `Printed on ${day}`
}
