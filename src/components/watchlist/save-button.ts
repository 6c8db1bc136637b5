/**
 * `<save-button>`: saves the car of this page to the watchlist (S1 §4). Nothing is loaded or asked before a press, unless
 * somebody has signed in.
 */
import { saysSignedIn } from '#domain/access/signed-in-cookie.ts'
import type { SavedCarButton } from './save-car.ts'

const OWN_HOST = '{"apiBase":"","calls":{}}'

export class SaveButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')
    if (button === null) return
    const {
      car = '',
      availability,
      platform = OWN_HOST,
      saved: savedWords = '',
      removed = '',
      view = '',
    } = this.dataset
    // Written by the page of the same release.
    const saved: SavedCarButton = {
      button,
      carId: car,
      availability: availability === 'sold' ? 'sold' : 'inStock',
      platform: JSON.parse(platform),
      words: { saved: savedWords, removed, viewList: view },
    }
    let pressing: Promise<() => Promise<void>> | null = null
    const watched = (): Promise<() => Promise<void>> => {
      pressing ??= import('./save-car.ts').then(({ watchCar }) => watchCar(saved))
      return pressing
    }
    button.onclick = () => {
      watched()
        .then((press) => press())
        .catch(() => {
          pressing = null
        })
    }
    if (saysSignedIn(document.cookie)) {
      setTimeout(() => {
        pressing = import('./save-car.ts').then(({ showSaved }) => showSaved(saved))
        pressing.catch(() => {
          pressing = null
        })
      })
    }
  }
}
