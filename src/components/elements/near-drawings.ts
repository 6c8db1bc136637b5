/** Drawings of bodies in the main part of a page: their file is fetched when the first one comes near the view. */
import { showDrawings } from '../chrome/site-menus.ts'

const NEAR_VIEW = '600px 0px'

export function showNearDrawings(main: Element): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      showDrawings(main)
    },
    { rootMargin: NEAR_VIEW },
  )
  for (const drawing of main.querySelectorAll('svg:has(> use[data-href])')) observer.observe(drawing)
}
