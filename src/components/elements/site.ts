/** All that pages run in the browser without React: one small file, the same for every page and site. */

import { watchAnalytics } from '#stores/analytics/browser-analytics.ts'
import { visit } from '#stores/analytics/browser-visit.ts'
import { refreshCards } from '../card/live-cards.ts'
import { watchCardPhotographs } from '../card/watch-card-photographs.ts'
import { CardCarousel } from '../carousel/card-carousel.ts'
import { CarouselSteps } from '../carousel/carousel-steps.ts'
import { watchMenus } from '../chrome/site-menus.ts'
import { CompareButton, watchCompare } from '../compare/compare-elements.ts'
import { FavouriteButton, FavouriteCount } from '../favourites/favourite-elements.ts'
import { watchFormLinks } from '../forms/form-links.ts'
import { MoreLess } from './more-less.ts'
import { whenIdle } from './when-idle.ts'

const STARTS = [
  watchMenus,
  () => customElements.define('favourite-button', FavouriteButton),
  () => customElements.define('favourite-count', FavouriteCount),
  () => customElements.define('more-less', MoreLess),
  () => customElements.define('compare-button', CompareButton),
  watchCompare,
  watchFormLinks,
  () => {
    customElements.define('card-carousel', CardCarousel)
    customElements.define('carousel-steps', CarouselSteps)
  },
  () => visit.addPage(location.pathname, location.search),
  watchAnalytics,
  watchCardPhotographs,
  () => whenIdle(() => void refreshCards()),
]
// Each in a task of its own: one after the other they would keep a slow phone from answering.
for (const start of STARTS) setTimeout(start)
