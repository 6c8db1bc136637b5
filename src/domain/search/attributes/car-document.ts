/** What the search index knows of a car: every filter attribute of S1 §3, and what rules and sorting need besides. */
import type { CarStatus, CarType, ItemType } from '../../car/car.ts'

/** Absent values are null: every document has every attribute. */
export interface CarDocument {
  readonly id: string
  readonly slug: string
  readonly name: string

  readonly car_type: CarType
  readonly make: string
  readonly model: string
  readonly make_model: string
  readonly badge: string | null
  /** "SUV": the simplified body, as shoppers read it; null when it is not known. */
  readonly body: string | null
  /** The price that is shown; null when the car has none. */
  readonly price: number | null
  readonly price_range: string | null
  readonly subscription_price: number | null
  readonly weekly_price_range: string | null
  readonly km: number | null
  readonly year: number
  readonly transmission: string | null
  readonly fuel: string | null
  readonly drive: string | null
  readonly seats: number | null
  readonly colour: string | null
  readonly filtered_features: readonly string[]
  readonly categories: readonly string[]
  readonly item_type: ItemType
  readonly tag: string | null
  readonly certified: boolean
  readonly status: CarStatus
  readonly dealership_name: string | null
  readonly location_name: string | null
  readonly city: string | null
  readonly state: string | null
  /** Epoch milliseconds. */
  readonly created_at_timestamp: number | null

  readonly series: string | null
  readonly stocknum: string | null
  readonly reserved: boolean
  readonly dealership_slug: string | null
  readonly location_slug: string | null
  /** Epoch milliseconds; null of a car that is not sold. */
  readonly sold_date_timestamp: number | null
  readonly show_on_dealer_website: boolean
  /** S1 §7: the index is sorted by this, descending. */
  readonly custom_rank: number
}
