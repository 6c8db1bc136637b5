/** What only a vehicle's page runs in the browser: its photographs, its bars, its share sheet, print and the number on demand. */

import type { PhoneBlock } from '#domain/car/page/phone-block.ts'
import { clickPhone } from '#domain/car/page/phone-block.ts'
import { analytics } from '#stores/analytics/browser-analytics.ts'
import { logPhoneReveal } from '#stores/car-platform.ts'
import { defineIsland } from '../elements/define-island.ts'
import { PlaceMapElement } from '../location/map/place-map.ts'
import { SaveButton } from '../watchlist/save-button.ts'
import { CarBar, MobileBar } from './bars/bar-elements.ts'
import { watchChatLinks } from './chat-links.ts'
import { DeliveryCost } from './costs/delivery-cost.ts'
import { FuelCost } from './costs/fuel-cost.ts'
import { PhotoGallery } from './gallery/photo-gallery.ts'
import { readLiveCar, refreshCar } from './live-car.ts'
import { FinanceEstimateBox } from './money/finance-estimate.ts'
import { VehiclePopup } from './popup/vehicle-popup.ts'
import { rememberViewedCar } from './remember-viewed-car.ts'
import { CopyLink } from './sidebar/copy-link.ts'
import { BrochureLink, datePrints, PrintButton } from './sidebar/print-button.ts'
import { CarViewer } from './viewer/car-viewer.ts'

const live = readLiveCar()

/** `<phone-reveal>`: a number shown on demand; its button is then replaced by the number, which takes the focus. */
class PhoneReveal extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details')
    if (details === null) return
    let block: PhoneBlock = { kind: 'hidden', phone: details.querySelector('a')?.textContent ?? '' }
    details.ontoggle = () => {
      const number = details.querySelector('a')
      if (!details.open || number === null) return
      this.setAttribute('data-revealed', '')
      number.focus()
      const { block: next, log } = clickPhone(block, live?.reveal ?? null)
      if (next.kind === block.kind) return
      block = next
      analytics.report({ kind: 'phoneClicked' })
      if (live !== null && log !== null) void logPhoneReveal(log, live.platform)
    }
  }
}

defineIsland('auto-gauge', async () => (await import('./gauge/auto-gauge.ts')).start)
defineIsland('finance-calculator', async () => (await import('#islands/finance/FinanceCalculatorIsland.tsx')).start)
customElements.define('brochure-link', BrochureLink)
customElements.define('car-bar', CarBar)
customElements.define('car-viewer', CarViewer)
customElements.define('copy-link', CopyLink)
customElements.define('delivery-cost', DeliveryCost)
customElements.define('finance-estimate', FinanceEstimateBox)
customElements.define('fuel-cost', FuelCost)
customElements.define('mobile-bar', MobileBar)
customElements.define('photo-gallery', PhotoGallery)
customElements.define('place-map', PlaceMapElement)
customElements.define('phone-reveal', PhoneReveal)
customElements.define('print-button', PrintButton)
customElements.define('save-button', SaveButton)
customElements.define('vehicle-popup', VehiclePopup)
datePrints()
watchChatLinks()
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-report]') !== null)
    analytics.report({ kind: 'historyReportAsked' })
})
const sidebar = document.querySelector<HTMLElement>('.sidebar')
if (sidebar !== null) {
  new ResizeObserver(() => sidebar.style.setProperty('--sidebar-height', `${sidebar.offsetHeight}px`)).observe(sidebar)
}
setTimeout(() => void refreshCar(live))
rememberViewedCar()
