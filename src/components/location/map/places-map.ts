/** `<places-map>`: where the places of the list are, on an outline at first; a press makes it a map that is linked with the list. */
import type { MapOfPlaces } from './listed-places.ts'
import { listedPlaces } from './listed-places.ts'
import { createOutlineMap } from './outline-map.ts'

export class PlacesMap extends HTMLElement implements MapOfPlaces {
  /** Set once the map is open. */
  showOnly: (codes: readonly string[] | null) => void = () => undefined

  connectedCallback(): void {
    const canvas = this.querySelector<HTMLElement>('[data-canvas]')
    const open = this.querySelector<HTMLButtonElement>('[data-open]')
    if (canvas === null || open === null) return
    const outline = createOutlineMap(listedPlaces(), 'Our locations')
    outline.setAttribute('aria-hidden', 'true')
    canvas.append(outline)
    open.onclick = () => {
      open.disabled = true
      import('./draw-places-map.ts')
        .then(({ drawPlacesMap }) => drawPlacesMap(this, canvas))
        .then(() => open.remove())
        // The next press tries again.
        .catch(() => (open.disabled = false))
    }
  }
}
