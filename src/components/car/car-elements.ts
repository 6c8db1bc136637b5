/** What only a vehicle's page runs in the browser: its photographs, its bars, its share sheet, print and the number on demand. */

import { CarBar, MobileBar } from './bars/bar-elements.ts'
import { PhotoGallery } from './gallery/photo-gallery.ts'
import { rememberViewedCar } from './remember-viewed-car.ts'
import { CopyLink } from './sidebar/copy-link.ts'
import { datePrints, PrintButton } from './sidebar/print-button.ts'

/** `<phone-reveal>`: a number shown on demand; its button is then replaced by the number, which takes the focus. */
class PhoneReveal extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details')
    if (details === null) return
    details.ontoggle = () => {
      if (!details.open) return
      this.setAttribute('data-revealed', '')
      details.querySelector('a')?.focus()
    }
  }
}

customElements.define('car-bar', CarBar)
customElements.define('copy-link', CopyLink)
customElements.define('mobile-bar', MobileBar)
customElements.define('photo-gallery', PhotoGallery)
customElements.define('phone-reveal', PhoneReveal)
customElements.define('print-button', PrintButton)
datePrints()
rememberViewedCar()
