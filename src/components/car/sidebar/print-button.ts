import { analytics } from '#stores/analytics/browser-analytics.ts'
import { downloadBrochure } from '#stores/brochure.ts'

/** `<print-button>`: counts prints; a button prints the page, where a link leads to the platform's print page. */
export class PrintButton extends HTMLElement {
  connectedCallback(): void {
    const control = this.querySelector<HTMLElement>('.tool')
    if (control === null) return
    control.onclick = () => {
      analytics.report({ kind: 'printed' })
      if (control instanceof HTMLButtonElement) print()
    }
  }
}

/** `<brochure-link>`: downloads the PDF in place, and says that it is being made (S1 §4); plain, it is a link to it. */
export class BrochureLink extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a')
    const words = this.querySelector('span')
    if (link === null || words === null) return
    const label = words.textContent
    link.onclick = async (event) => {
      event.preventDefault()
      if (link.ariaBusy === 'true') return
      link.ariaBusy = 'true'
      // The words change, the place of what stands beside them does not.
      words.style.minWidth = `${words.offsetWidth}px`
      words.textContent = this.dataset['preparing'] ?? ''
      analytics.report({ kind: 'printed' })
      const outcome = await downloadBrochure(link.href)
      words.textContent = label
      link.ariaBusy = null
      if (outcome.kind === 'failed') alert(outcome.message)
      else save(outcome.file, link.download)
    }
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Prices are those of a day, so paper says which; also when the browser's own menu prints. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    const day = new Date().toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' })
    for (const place of document.querySelectorAll('[data-printed]')) place.textContent = `Printed on ${day}`
  })
}
