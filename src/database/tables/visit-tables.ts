/** Tables of what is counted of visits. */
import type { ColumnType, Generated } from 'kysely'
import type { SetByDatabase } from './column-types.ts'

/** How many visitors have looked at a car. */
export interface CarViewsTable {
  site_slug: string
  car_id: string
  views: string
}

export interface PhoneRevealsTable {
  id: Generated<string>
  site_slug: string
  car_id: string
  dealership_id: string | null
  at: SetByDatabase
}

/** How often an analytics event came in on a day. */
export interface EventCountsTable {
  site_slug: string
  /** In the site's time zone. */
  day: ColumnType<string, string, never>
  event_id: number
  count: string
}
