/** The pages of a group's other businesses (S1 §2 "group pages"), of the words in the configuration or in `pages/`. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ContentPage } from '#catalogue/content-page.ts'
import type { Group } from '#config/schema/pages/group.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import { shownParts } from '../content-parts.ts'
import type { PagePlan, PlanContext } from '../plan-context.ts'
import { planPage } from '../plan-context.ts'

interface WrittenPage {
  page: Group['pages'][number]
  content: ContentPage | null
}

/** Those that have words: an address alone makes no page. */
function writtenPages({ site, contentPages }: Catalogue): WrittenPage[] {
  return site.group.pages.flatMap((page) => {
    const content = contentPages.find(({ path }) => path === page.href) ?? null
    return content === null && (page.paragraphs.length === 0 || !page.href.startsWith('/')) ? [] : [{ page, content }]
  })
}

export function planGroupPages(context: PlanContext): PagePlan[] {
  const { site } = context.catalogue
  const written = writtenPages(context.catalogue)
  return written.map(({ page, content }) => {
    const { label, href, summary, paragraphs, image, phone, email, action } = page
    const title = content?.title ?? label
    return planPage(href, () => ({
      kind: 'group-page',
      title,
      description: content?.description ?? summary ?? `${title}, a business of ${site.name}.`,
      parts: shownParts(context, content),
      paragraphs: content === null ? paragraphs : [],
      image,
      phone: phone ?? site.phone,
      email,
      action: action !== null && leadsSomewhere(action.href, context.targets) ? action : null,
      others: written
        .filter((other) => other.page !== page)
        .map(({ page: other }) => ({ label: other.label, href: other.href, summary: other.summary })),
    }))
  })
}
