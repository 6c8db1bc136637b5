/** All that pages run in the browser without React: one small file, the same for every page and site. */
import { CompareBar, watchCompare } from './compare-bar.ts'
import { CompareButton } from './compare-button.ts'
import { FavouriteButton } from './favourite-button.ts'
import { FavouriteCount } from './favourite-count.ts'
import { MoreLess } from './more-less.ts'
import { OpenNow } from './open-now.ts'
import { PhotoGallery } from './photo-gallery.ts'
import { watchMenus } from './site-menus.ts'

const STARTS = [
  watchMenus,
  () => customElements.define('favourite-button', FavouriteButton),
  () => customElements.define('favourite-count', FavouriteCount),
  () => customElements.define('photo-gallery', PhotoGallery),
  () => customElements.define('more-less', MoreLess),
  () => customElements.define('compare-bar', CompareBar),
  () => customElements.define('compare-button', CompareButton),
  watchCompare,
  () => customElements.define('open-now', OpenNow),
]
// Each in a task of its own: one after the other they would keep a slow phone from answering.
for (const start of STARTS) setTimeout(start)
