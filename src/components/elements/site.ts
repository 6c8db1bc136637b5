/** All that pages run in the browser without React: one small file, the same for every page and site. */
import { CompareBar, watchCompare } from './compare-bar.ts'
import { CompareButton } from './compare-button.ts'
import { FavouriteButton } from './favourite-button.ts'
import { FavouriteCount } from './favourite-count.ts'
import { MoreLess } from './more-less.ts'
import { OpenNow } from './open-now.ts'
import { PhotoGallery } from './photo-gallery.ts'
import { watchMenus } from './site-menus.ts'

customElements.define('compare-bar', CompareBar)
customElements.define('favourite-button', FavouriteButton)
customElements.define('favourite-count', FavouriteCount)
customElements.define('more-less', MoreLess)
customElements.define('open-now', OpenNow)
customElements.define('photo-gallery', PhotoGallery)
customElements.define('compare-button', CompareButton)
watchCompare()
watchMenus()
