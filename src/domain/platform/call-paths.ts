/** Where the platform's calls about one car go (S1 §7 "The calls it makes"). */
import { queryText } from '../access/query-text.ts'

/** S1 §7: both take the payload `{phone_number, car_id}`. */
export const WATCHLIST_CALL_PATHS = { save: '/api/watchlist/save-car', remove: '/api/watchlist/remove-car' } as const

/** S1 §7: {api base}{car path}/autogauge. */
export function autoGaugeUrl(apiBase: string, carPath: string): string {
  return `${apiBase}${carPath}/autogauge`
}

/** What shows the platform which state of a car a page shows. */
export interface ViewedCar {
  readonly slug: string
  readonly photosCount: number
  /** Left out when the feed does not say. */
  readonly updatedAt: string | null
}

/** S1 §7: {api}/cars/{slug}/view.json?photos_count={n}&updated_at={ts}&website_id={id}. */
export function viewCountUrl(apiBase: string, { slug, photosCount, updatedAt }: ViewedCar, websiteId: string): string {
  const query = queryText({ photos_count: String(photosCount), updated_at: updatedAt, website_id: websiteId })
  return `${apiBase}/cars/${slug}/view.json${query}`
}
