/** The lead of a shopper who buys or reserves a car: what it says of them, of the car and of their consent. */
import type { Site } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { slugify } from '#domain/formats/slugify.ts'
import type { ConsentRecord } from '#domain/leads/consent.ts'
import { consentToNotice } from '#domain/leads/consent.ts'
import type { LeadValues } from '#domain/leads/lead-values.ts'
import { leadValues } from '#domain/leads/lead-values.ts'
import type { EndpointRequest } from '../http/endpoint-route.ts'

export interface Buyer extends Pick<LeadValues, 'name' | 'last_name' | 'email' | 'phone' | 'postcode' | 'opt_in'> {
  /** The page on which the form stands. */
  url: string | null
  notice_version: string | null
}

export function buyerLead(site: Site, car: Car, buyer: Buyer, { userAgent }: EndpointRequest): LeadValues {
  const dealership = site.locations.find(({ code }) => code === car.locationCode)?.dealership ?? null
  const { name, last_name, email, phone, postcode, opt_in } = buyer
  return leadValues({
    name,
    last_name,
    email,
    phone,
    postcode,
    opt_in,
    dealership_slug: dealership?.slug ?? null,
    manufacturer_slug: slugify(car.make),
    stock_number: car.stockNumber,
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    car_type: car.carType,
    car_id: car.id,
    vehicle_status: car.status,
    location: car.locationCode,
    url: buyer.url ?? site.url,
    source: site.forms.source,
    user_agent: userAgent,
    car_dealership_id: dealership?.id ?? null,
  })
}

export function buyerConsent(site: Site, { opt_in, url, notice_version }: Buyer): ConsentRecord {
  const given = { noticeVersion: notice_version, marketingOptIn: opt_in, atMs: Date.now(), source: url ?? site.url }
  return consentToNotice(site.forms.privacy, site.name, given)
}
