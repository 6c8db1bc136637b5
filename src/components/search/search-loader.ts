/**
 * Decides when the search page is hydrated.
 *
 * The page is whole without that, so its code and its index come when the browser has nothing else to do, or as soon as
 * a shopper reaches for the search. Only a link that asks for other cars than the page shows cannot wait.
 */
import { whenIdle } from '../elements/when-idle.ts'

/** What advertisers add to links. */
const FOREIGN_PARAMETER = /^(utm_|gclid|gbraid|wbraid|fbclid|msclkid|dclid)/
const REACHING = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

function startSearch(host: HTMLElement): void {
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
          importPage: () => import('./VehicleSearch.tsx'),
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

  // What is pressed before the page can answer is pressed again when it can.
  host.addEventListener('click', keepPress)
  if (asksForOtherCars(location.search)) {
    host.dataset['pending'] = ''
    start()
    return
  }
  startWhenReached()
  whenIdle(start)
}

function asksForOtherCars(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !FOREIGN_PARAMETER.test(name))
}

const host = document.querySelector<HTMLElement>('.search')
if (host !== null) startSearch(host)
