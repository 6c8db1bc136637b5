/** A lead about a vehicle as ADF 1.0 XML (Auto-lead Data Format). */
import type { Site } from '#config/schema/site.ts'
import type { StoredLead } from '#database/leads/leads.ts'
import { leadRows, shopperName } from './lead-summary.ts'

/** Rows that the document has elements for. */
const HAS_ELEMENTS = new Set(['Name', 'Phone', 'Email', 'Postcode', 'Vehicle', 'Make', 'Model', 'Stock number'])

/** Whether the document can be made: it needs a vehicle with year, make and model, and a way to reach the shopper. */
export function hasAdf({ car, values }: StoredLead): boolean {
  return car !== null && (values.email !== null || values.phone !== null)
}

export function leadAdf(lead: StoredLead, site: Site): string {
  const { car, values, createdAt } = lead
  if (car === null) throw new Error(`Lead ${lead.id} has no vehicle.`)
  const location = site.locations.find(({ code }) => code === (values.location ?? car.locationCode))
  const comments = leadRows(lead)
    .filter(({ label }) => !HAS_ELEMENTS.has(label))
    .map(({ label, value }) => `${label}: ${value}`)
  const interest = values.category === 'Test Drive' ? 'test-drive' : 'buy'
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    '<adf>',
    '<prospect status="new">',
    element('id', lead.id, { sequence: '1', source: site.name }),
    element('requestdate', createdAt.toISOString().replace(/\.\d+Z$/, '+00:00')),
    `<vehicle interest="${interest}" status="${car.carType === 'new' ? 'new' : 'used'}">`,
    element('id', car.id, { source: site.name }),
    element('year', String(car.year)),
    element('make', car.make),
    element('model', car.model),
    optional('vin', car.vin),
    optional('stock', car.stockNumber),
    optional('trim', car.badge),
    optional('doors', car.doors),
    optional('bodystyle', car.body ?? car.bodyType),
    optional('transmission', car.transmission),
    car.odometerKm === null ? '' : element('odometer', String(car.odometerKm), { status: 'original', units: 'km' }),
    car.priceAud === null ? '' : element('price', String(car.priceAud), { type: 'asking', currency: 'AUD' }),
    '</vehicle>',
    '<customer>',
    '<contact>',
    ...nameElements(lead),
    values.email === null
      ? ''
      : element('email', values.email, { preferredcontact: values.phone === null ? '1' : '0' }),
    optional('phone', values.phone, { type: 'cellphone', time: 'nopreference' }),
    ...(values.postcode === null
      ? []
      : [
          '<address type="home">',
          '<street line="1"></street>',
          element('postalcode', values.postcode),
          element('country', 'AU'),
          '</address>',
        ]),
    '</contact>',
    element('comments', comments.join('\n')),
    '</customer>',
    '<vendor>',
    location?.dealership?.id == null ? '' : element('id', location.dealership.id, { source: site.name }),
    element('vendorname', location?.dealership?.name ?? location?.name ?? site.name),
    element('url', site.url),
    '<contact>',
    element('name', location?.name ?? site.name, { part: 'full', type: 'business' }),
    optional('email', location?.email ?? site.email),
    element('phone', location?.phone ?? site.phone, { type: 'voice' }),
    '</contact>',
    '</vendor>',
    '<provider>',
    element('name', site.name, { part: 'full', type: 'business' }),
    element('service', values.source ?? 'Website'),
    element('url', site.url),
    '</provider>',
    '</prospect>',
    '</adf>',
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

function nameElements(lead: StoredLead): string[] {
  const { name, last_name: lastName } = lead.values
  if (name === null || lastName === null)
    return [element('name', shopperName(lead), { part: 'full', type: 'individual' })]
  return [element('name', name, { part: 'first' }), element('name', lastName, { part: 'last' })]
}

type Attributes = Readonly<Record<string, string>>

function optional(name: string, value: string | number | null | undefined, attributes: Attributes = {}): string {
  return value === null || value === undefined || value === '' ? '' : element(name, String(value), attributes)
}

function element(name: string, text: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${escapeXml(text)}</${name}>`
}

/** Characters that XML 1.0 cannot hold are left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
