/** To whom a lead is delivered. */
import type { CarType } from '#domain/car/car.ts'
import type { LeadValues } from './lead-values.ts'

/** Which leads a target takes: those that fit every list that is not empty. */
export interface LeadRule {
  readonly categories: readonly string[]
  /** Codes of locations. */
  readonly locations: readonly string[]
  readonly makes: readonly string[]
  readonly carTypes: readonly CarType[]
}

export type LeadTarget =
  | { readonly kind: 'email'; readonly to: readonly string[] }
  /** ADF 1.0 XML by e-mail; a lead without a vehicle goes to the same address as a readable e-mail. */
  | { readonly kind: 'adf'; readonly to: readonly string[] }
  /** JSON, signed as Standard Webhooks has it, with the secret of an environment variable. */
  | { readonly kind: 'webhook'; readonly url: string; readonly secretVariable: string }

export interface RoutedTarget {
  readonly target: LeadTarget
  readonly when: LeadRule
}

/** What a lead is routed by. */
export interface RoutedLead {
  readonly category: string | null
  readonly location: string | null
  readonly make: string | null
  readonly carType: string | null
}

/** What of a site's configuration says where its leads go. */
export interface RoutingSite {
  readonly leads: { readonly targets: readonly RoutedTarget[] }
  readonly locations: readonly {
    readonly code: string
    readonly email: string | null
    readonly dealership: { readonly slug: string } | null
  }[]
  readonly email: string | null
}

/** Where a lead of a site goes: by its own location, or else by that of its dealership. */
export function targetsOfLead({ leads, locations, email }: RoutingSite, values: LeadValues): LeadTarget[] {
  const location =
    locations.find(({ code }) => code === values.location) ??
    locations.find(({ dealership }) => dealership !== null && dealership.slug === values.dealership_slug)
  const lead = {
    category: values.category,
    location: location?.code ?? null,
    make: values['Vehicle Make'],
    carType: values.car_type,
  }
  return leadTargets(leads.targets, lead, [location?.email ?? null, email])
}

/** Every target whose rule fits; when none does, an e-mail to the first address that there is. Ours. */
export function leadTargets(
  targets: readonly RoutedTarget[],
  lead: RoutedLead,
  addresses: readonly (string | null)[],
): LeadTarget[] {
  const fitting = targets.filter(({ when }) => fits(when, lead)).map(({ target }) => target)
  const address = addresses.find((found) => found !== null) ?? null
  if (fitting.length > 0 || address === null) return fitting
  return [{ kind: 'email', to: [address] }]
}

function fits({ categories, locations, makes, carTypes }: LeadRule, lead: RoutedLead): boolean {
  return (
    accepts(categories, lead.category) &&
    accepts(locations, lead.location) &&
    accepts(makes, lead.make) &&
    accepts(carTypes, lead.carType)
  )
}

function accepts(list: readonly string[], value: string | null): boolean {
  if (list.length === 0) return true
  return value !== null && list.some((entry) => entry.toLowerCase() === value.toLowerCase())
}
