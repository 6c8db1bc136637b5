import { analytics } from '#stores/browser-analytics.ts'

/** `<print-button>`: prints the page, which has a style of its own for paper. */
export class PrintButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button === null) return
    button.onclick = () => {
      analytics.report({ kind: 'printed' })
      print()
    }
  }
}

/** Prices are those of a day, so paper says which; also when the browser's own menu prints. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })
    for (const place of document.querySelectorAll('[data-printed]')) place.textContent = `Printed on ${day}`
  })
}
