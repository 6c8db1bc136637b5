/** `<vehicle-popup>`: shows its dialog once the page stands, unless the shopper has closed it before (S1 §4 "Popup"). */
import { POPUP_MAX_WIDTH_PX, popupAnswer, popupKey } from '#domain/promotions/popup.ts'
import { createDismissedPopups } from '#stores/dismissed-popups.ts'

/** After everything has loaded: the page has been read by then, and its largest picture is there for some time. */
const SHOWN_AFTER_MS = 2_500

export class VehiclePopup extends HTMLElement {
  connectedCallback(): void {
    if (document.readyState === 'complete') this.#wait()
    else addEventListener('load', () => this.#wait(), { once: true })
  }

  #wait(): void {
    setTimeout(() => this.#show(), SHOWN_AFTER_MS)
  }

  #show(): void {
    const dialog = this.querySelector('dialog')
    if (dialog === null || !this.isConnected) return
    // Asked for only now: another tab may have closed it while the page stood.
    const dismissed = createDismissedPopups(() => localStorage)
    const key = popupKey({
      title: dialog.querySelector('h2')?.textContent ?? '',
      description: dialog.querySelector('.popup__words')?.textContent ?? '',
    })
    const window = { startsAtMs: instant(this.dataset['starts']), endsAtMs: instant(this.dataset['ends']) }
    // What the shopper has opened is not covered.
    const isBusy = document.querySelector('dialog[open], [popover]:popover-open') !== null
    if (isBusy || popupAnswer(key, window, dismissed.read(), Date.now()).kind === 'hidden') return
    dialog.style.width = 'calc(100% - 2rem)'
    dialog.style.maxWidth = `${POPUP_MAX_WIDTH_PX}px`
    dialog.onclose = () => dismissed.add(key)
    dialog.onclick = ({ target }) => {
      // Its own area is filled by its children: a press on the dialog itself is one on the backdrop.
      if (target === dialog || (target instanceof Element && target.closest('button') !== null)) dialog.close()
    }
    dialog.querySelector('a')?.addEventListener('click', () => dismissed.add(key))
    dialog.showModal()
  }
}

function instant(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}
