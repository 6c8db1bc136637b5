/**
 * `<vehicle-search>`: makes the search of the page that was built.
 *
 * The page is whole without it, so its code and its index come when the browser has nothing else to do, or as soon as a
 * shopper reaches for the search. Only a link that asks for other cars than the page shows cannot wait.
 */
import { icon, SILHOUETTES_URL } from '#components/art/art.ts'
import { carCardHtml } from '#components/card/car-card-html.ts'
import type { PageDrawing } from '#islands/search/start.ts'
import { promoCardHtml } from './promo-card-html.ts'

const DRAWING: PageDrawing = {
  iconUrl: icon,
  silhouettesUrl: SILHOUETTES_URL,
  card: (card, options, isEager) => carCardHtml(card, options, isEager && card.car.image !== null ? 'eager' : 'lazy'),
  promoCard: promoCardHtml,
}

/** What advertisers add to links. */
const FOREIGN_PARAMETER = /^(utm_|gclid|gbraid|wbraid|fbclid|msclkid|dclid)/
/** Longer than this the search does not wait for a quiet moment. */
const IDLE_WITHIN_MS = 2_000

class VehicleSearch extends HTMLElement {
  #isStarted = false

  connectedCallback(): void {
    if (asksForOtherCars(location.search)) {
      this.dataset['pending'] = ''
      this.#start()
      return
    }
    this.#startWhenReached()
    whenIdle(this.#start)
  }

  #startWhenReached(): void {
    for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
      this.addEventListener(type, this.#start, { once: true, passive: true })
  }

  #start = (): void => {
    if (this.#isStarted) return
    this.#isStarted = true
    import('#islands/search/start.ts')
      .then(({ startSearch }) => startSearch(this, DRAWING))
      .catch(() => {
        // A browser that cannot load the search keeps the page as it was built, and tries again when it is wanted.
        delete this.dataset['pending']
        this.#isStarted = false
        this.#startWhenReached()
      })
  }
}

function asksForOtherCars(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !FOREIGN_PARAMETER.test(name))
}

/** After the page has loaded; Safari has no idle callbacks. */
function whenIdle(start: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_WITHIN_MS })
    else setTimeout(start)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

customElements.define('vehicle-search', VehicleSearch)
