/** The places of a list as its map reads them. */

export interface MapOfPlaces extends HTMLElement {
  /** Shows some of the places, all for `null`. */
  showOnly: (codes: readonly string[] | null) => void
}

/** An entry of the list, and where it is. */
export interface ListedPlace {
  readonly code: string
  readonly item: HTMLElement
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

/** Written by our own page in the same build: each entry says where it is. */
export function listedPlaces(): ListedPlace[] {
  return [...document.querySelectorAll<HTMLElement>('[data-place][data-at]')].map((item) => {
    const [latitude = 0, longitude = 0] = (item.dataset['at'] ?? '').split(',').map(Number)
    return { code: item.dataset['place'] ?? '', item, latitude, longitude }
  })
}

export function nameOf({ item }: ListedPlace): string {
  return item.querySelector('.place__name')?.textContent?.trim() ?? ''
}
