/** `<finance-estimate>`: asks for a quote where the page says so; without one it stays as it was built (S2 §4, §8). */
export class FinanceEstimateBox extends HTMLElement {
  connectedCallback(): void {
    if (this.dataset['quote'] === undefined) return
    import('./request-quote.ts').then(({ showQuote }) => showQuote(this)).catch(() => {})
  }
}
