/** What stands around every page: the header with its menus, and the footer. */
import type { BodyType, CarType } from '#domain/car/car.ts'
import type { BrandKind } from '#domain/group/brand.ts'
import type { Link } from '#domain/navigation/link.ts'

/** A menu of the header, with all that its panel shows. */
export type MenuPanel =
  | { kind: 'list'; links: Link[] }
  /** The models sold new, by make; no models where there are too many to show. */
  | { kind: 'models'; makes: { make: Link; models: (Link & { bodyType: BodyType | null })[] }[] }
  /** Car types, body types and makes: the chrome's own. */
  | { kind: 'stock' }
  | { kind: 'brands'; groups: { kind: BrandKind; brands: (Link & { logo: string | null })[] }[] }

export type HeaderItem =
  | { kind: 'link'; label: string; href: string }
  /** `href` is the page of the menu's own name, where it has one. */
  | { kind: 'menu'; label: string; href: string | null; panel: MenuPanel }

/** What stands around every page: it changes only when a make, model, body type, page or location comes or goes. */
export interface Chrome {
  /** Car types that are in stock, in the order of S1 §9. */
  carTypes: (Link & { carType: CarType })[]
  makes: Link[]
  bodyTypes: (Link & { bodyType: BodyType })[]
  /** Visible sales locations; their names link to /locations/{slug}. */
  locations: (Link & { state: string; city: string; phone: string })[]
  /** Content pages of the site and pages with a form, by their path. */
  contentPaths: string[]
  /** Whether /contact lists more than one place. */
  locationCount: number
  /** Nothing in the header and the footer leads nowhere. */
  header: HeaderItem[]
  footer: { title: string; links: Link[] }[]
  /** Privacy and terms, where the site has them. */
  legal: Link[]
}
