/** The popup of a vehicle's page (S1 §2): closed until the script has decided that it is shown. */
import { icon } from '#components/art/art.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import type { Promotions } from '#config/schema/pages/promotions.ts'
import { instantsOf } from '#domain/time/date-window.ts'

type Popup = NonNullable<Promotions['popup']>

export function popupHtml(popup: Popup, timeZone: string): string {
  const { title, description, image, button } = popup
  const { startsAtMs, endsAtMs } = instantsOf(popup, timeZone)
  const window = attributesHtml({ 'data-starts': startsAtMs?.toString(), 'data-ends': endsAtMs?.toString() })
  const picture =
    image === null
      ? ''
      : `<img class="popup__picture"${attributesHtml({ src: image })} alt="" loading="lazy" decoding="async">`
  const link =
    button === null
      ? ''
      : `<p><a class="button"${attributesHtml({ href: button.href })}>${escapeText(button.label)}</a></p>`
  const close = `<button class="icon-button" type="button" aria-label="Close"><svg class="icon" aria-hidden="true"><use href="${icon('close')}"></use></svg></button>`
  return `<vehicle-popup${window}><dialog class="sheet popup" aria-labelledby="popup-title"><div class="sheet__head"><h2 id="popup-title">${escapeText(title)}</h2>${close}</div>${picture}<p class="popup__words">${escapeText(description)}</p>${link}</dialog></vehicle-popup>`
}
