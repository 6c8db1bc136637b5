/** A site that cannot be made; the message says why and what to do. */
export class NewSiteError extends Error {
  override name = 'NewSiteError'
}
