/** The code of a card's other photographs comes when a shopper reaches for the first card that has them. */

const REACHES = ['pointerover', 'touchstart', 'focusin'] as const

export function watchCardPhotographs(): void {
  const start = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('.card')?.querySelector('card-photographs') == null) return
    for (const type of REACHES) removeEventListener(type, start)
    // What could not be loaded is asked for again.
    import('./card-photographs.ts').then((code) => code.startCardPhotographs()).catch(watchCardPhotographs)
  }
  for (const type of REACHES) addEventListener(type, start, { passive: true })
}
