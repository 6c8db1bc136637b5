/**
 * Decides when the search is hydrated: the search page, and the search box of the home page.
 *
 * A page is whole without that. The code and the index of the search page come when the browser has nothing else to do,
 * or as soon as a shopper reaches for the search. Only a link that asks for other cars than the page shows cannot wait.
 * Those of the home page come only when a shopper reaches for its box.
 */
import { whenIdle } from '../elements/when-idle.ts'

/** What advertisers add to links. */
const FOREIGN_PARAMETER = /^(utm_|gclid|gbraid|wbraid|fbclid|msclkid|dclid)/
const REACHING = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

interface LoadedSearch {
  readonly importPage: () => Promise<unknown>
  /** Whether the page shows results. */
  readonly isPage: boolean
}

function startSearch(host: HTMLElement, { importPage, isPage }: LoadedSearch): void {
  let isStarted = false
  let pressed: HTMLElement | null = null

  const keepPress = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null
    // The buttons of cards are elements of their own, which have answered.
    if (button?.closest('.card') == null) pressed = button
  }
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    const onHydrated = (): void => {
      host.removeEventListener('click', keepPress)
      pressed?.click()
    }
    import('#islands/search/start.ts')
      .then(({ loadSearch }) =>
        loadSearch({
          element: host,
          site: host.dataset['site'] ?? '',
          importPage,
          onHydrated,
        }),
      )
      .then(() => {
        host.dataset['loaded'] = ''
        host.dispatchEvent(new Event('search:loaded'))
      })
      .catch(() => {
        // A browser that cannot load the search keeps the page as it was built, and tries again when it is wanted.
        delete host.dataset['pending']
        isStarted = false
        startWhenReached()
      })
  }
  const startWhenReached = (): void => {
    for (const type of REACHING) host.addEventListener(type, start, { once: true, passive: true })
  }

  startWhenReached()
  if (!isPage) return
  // What is pressed before the page can answer is pressed again when it can.
  host.addEventListener('click', keepPress)
  if (asksForOtherCars(location.search)) {
    host.dataset['pending'] = ''
    start()
  } else whenIdle(start)
}

function asksForOtherCars(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !FOREIGN_PARAMETER.test(name))
}

const page = document.querySelector<HTMLElement>('.search')
if (page !== null) startSearch(page, { importPage: () => import('./VehicleSearch.tsx'), isPage: true })
const box = document.querySelector<HTMLElement>('.home-search')
if (box !== null) startSearch(box, { importPage: () => import('./HomeSearch.tsx'), isPage: false })
