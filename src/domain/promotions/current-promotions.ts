/** All promotions of a site as they are at one instant, and when that changes (S1 §4, §9). */
import type { DateWindow } from '../time/date-window.ts'
import { runningAt } from '../time/date-window.ts'
import { earliestAfter } from '../time/instant-window.ts'

/** A carousel of tiles: one that has run out goes by itself, as the EOFY sale's did in mid June 2025 (S1 §9). */
export interface TimedCarousel<Tile extends DateWindow> extends DateWindow {
  readonly tiles: readonly Tile[]
}

export interface TimedPromotions<
  Card extends DateWindow,
  Popup extends DateWindow,
  Tile extends DateWindow,
  Carousel extends TimedCarousel<Tile>,
> {
  readonly promoCard: Card
  readonly popup: Popup | null
  readonly carousels: readonly Carousel[]
  readonly homeTiles: readonly Tile[]
}

export interface CurrentPromotions<Card, Popup, Tile, Carousel> {
  promoCard: Card | null
  popup: Popup | null
  /** Only with tiles that run, too. */
  carousels: Carousel[]
  homeTiles: Tile[]
  /** Epoch ms of the next instant at which one of these begins or ends; `null` when none will. */
  nextChangeAtMs: number | null
}

/** What of a site's promotions runs at an instant, in the dealer's zone; each last day is included. */
export function currentPromotions<
  Card extends DateWindow,
  Popup extends DateWindow,
  Tile extends DateWindow,
  Carousel extends TimedCarousel<Tile>,
>(
  promotions: TimedPromotions<Card, Popup, Tile, Carousel>,
  timeZone: string,
  asAtMs: number,
): CurrentPromotions<Card, Popup, Tile, Carousel> {
  const cards = runningAt([promotions.promoCard], timeZone, asAtMs)
  const popups = runningAt(promotions.popup === null ? [] : [promotions.popup], timeZone, asAtMs)
  const homeTiles = runningAt(promotions.homeTiles, timeZone, asAtMs)
  const carousels = runningAt(promotions.carousels, timeZone, asAtMs)
  const filled = carousels.items.map((carousel) => ({ carousel, tiles: runningAt(carousel.tiles, timeZone, asAtMs) }))
  const changes = [cards, popups, homeTiles, carousels, ...filled.map(({ tiles }) => tiles)]
  return {
    promoCard: cards.items[0] ?? null,
    popup: popups.items[0] ?? null,
    carousels: filled
      .filter(({ tiles }) => tiles.items.length > 0)
      .map(({ carousel, tiles }) => ({ ...carousel, tiles: tiles.items })),
    homeTiles: homeTiles.items,
    nextChangeAtMs: earliestAfter(
      asAtMs,
      changes.map(({ nextChangeAtMs }) => nextChangeAtMs),
    ),
  }
}
