/** Whose the private rows of the database are. */
import type { Owner } from '#database/visitors/watchlist.ts'
import type { Visitor } from '../accounts/visitor.ts'

export function ownerOf({ id, siteSlug }: Visitor): Owner {
  return { siteSlug, visitorId: id }
}
