/** On paper: the dealer, its telephone and address, and the day, which `<print-button>` writes. */
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { addressLine } from '#domain/places/address-line.ts'
import { primaryLocation } from '#domain/places/location-block.ts'
import { escapeText } from './escape-html.ts'

/** `location`: the place that the page is about; the dealer's first stands for it where it is about none. */
export function letterheadHtml(site: Site, location: Location | null, phone: string): string {
  const place = location ?? primaryLocation(site.locations)
  const email = place?.email ?? site.email
  const name = escapeText(location?.name ?? site.name)
  const mail = email === null ? '' : ` · ${escapeText(email)}`
  const address = place === null ? '' : escapeText(addressLine(place.address))
  return `<div class="letterhead"><p class="letterhead__name">${name}</p><p><strong>${escapeText(formatPhone(phone))}</strong>${mail}</p><p>${address}</p><p data-printed></p></div>`
}
