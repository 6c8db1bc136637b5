/** The bars of a vehicle's page that come with scrolling (S1 §2, §9). */

/** S1 §2: the sticky header appears once scroll is at least this. */
export const STICKY_HEADER_FROM_PX = 500
/** S1 §2, §9: the sticky call-to-action bar changes its style above this. */
export const CTA_BAR_STYLE_ABOVE_PX = 900
/** The width called md: the mobile bar is shown below it. */
export const MD_WIDTH_PX = 768

export function showsStickyHeader(scrollPx: number): boolean {
  return scrollPx >= STICKY_HEADER_FROM_PX
}

export function hasScrolledCtaStyle(scrollPx: number): boolean {
  return scrollPx > CTA_BAR_STYLE_ABOVE_PX
}

/** Under md width, and only while the main price block is out of view. */
export function showsMobileBar(viewportWidthPx: number, isPriceInView: boolean): boolean {
  return viewportWidthPx < MD_WIDTH_PX && !isPriceInView
}
