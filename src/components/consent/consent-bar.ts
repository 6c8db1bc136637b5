/**
 * `<consent-bar data-need>`: starts the counters of other companies when they may count, and asks where the site asks.
 * What was chosen is remembered, and changed by the button of the footer.
 */
import { createConsent, mayCount } from '#stores/analytics/analytics-consent.ts'
import { analytics, readPageAnalytics } from '#stores/analytics/browser-analytics.ts'
import type { StartedCounters } from './google-counters.ts'
import { startGoogleCounters } from './google-counters.ts'

const consent = createConsent(() => localStorage)
const PAGE_TYPES: Readonly<Record<string, string>> = { cars: 'item', search: 'itemlist', '': 'home' }

class ConsentBar extends HTMLElement {
  #counters: StartedCounters | null = null
  #opener: HTMLButtonElement | null = null

  connectedCallback(): void {
    const google = readPageAnalytics()?.google ?? null
    if (google === null) return
    const choice = consent.read()
    const start = (): void => {
      if (this.#counters !== null) return
      this.#counters = startGoogleCounters(google, PAGE_TYPES[location.pathname.split('/')[1] ?? ''] ?? 'other')
      analytics.listen(this.#counters.count)
    }
    if (mayCount(google.consent, choice)) start()
    if (google.consent === 'none') return
    this.hidden = choice !== null
    this.onclick = ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null
      if (button === null) return
      const chosen = button.dataset['choice'] === 'granted' ? 'granted' : 'denied'
      consent.write(chosen)
      this.hidden = true
      if (chosen === 'denied') this.#counters?.revoke()
      else if (this.#counters === null) start()
      else this.#counters.grant()
      this.#opener?.focus()
      this.#opener = null
    }
    const opener = document.querySelector<HTMLButtonElement>('.consent-choices')
    if (opener === null) return
    opener.onclick = () => {
      this.#opener = opener
      this.hidden = false
      this.querySelector('button')?.focus()
    }
  }
}

customElements.define('consent-bar', ConsentBar)
