/** The id by which offers and the platform know a website (S1 §7, S2 §3). */
export function websiteIdOf(site: { readonly websiteId: string | null; readonly slug: string }): string {
  return site.websiteId ?? site.slug
}
