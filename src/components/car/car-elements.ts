/** What only a vehicle's page runs in the browser: its bars, its share sheet, print and the number on demand. */
import { CarBar } from './car-bar.ts'
import { CopyLink } from './copy-link.ts'
import { MobileBar } from './mobile-bar.ts'
import { PhoneReveal } from './phone-reveal.ts'
import { PrintButton } from './print-button.ts'

customElements.define('car-bar', CarBar)
customElements.define('copy-link', CopyLink)
customElements.define('mobile-bar', MobileBar)
customElements.define('phone-reveal', PhoneReveal)
customElements.define('print-button', PrintButton)
