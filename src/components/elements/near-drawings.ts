/** All drawings of bodies are one file, larger than the rest of a page's drawings: it is fetched when one comes near the view. */
const NEAR_VIEW = '600px 0px'

export function showNearDrawings(): void {
  const waiting = document.querySelectorAll<SVGUseElement>('main use[data-href]')
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      for (const use of waiting) use.setAttribute('href', use.dataset['href'] ?? '')
    },
    { rootMargin: NEAR_VIEW },
  )
  for (const { ownerSVGElement } of waiting) if (ownerSVGElement !== null) observer.observe(ownerSVGElement)
}
