/** The standard links of a site's header and footer, with those pages that a site may put elsewhere at their place. */
import type { Site } from '#config/schema/site.ts'
import { FINANCE_PATH } from '#domain/finance/finance-link.ts'
import type { HeaderOptions } from '#domain/navigation/header.ts'
import { HEADER_ITEMS } from '#domain/navigation/header.ts'
import type { Link } from '#domain/navigation/link.ts'
import { OFFERS_PATH } from '#domain/navigation/link.ts'

/** One option says where each of these pages stands; the header and the footer follow it. */
export function standardHeader({ navigation, offers, finance, locationPages }: Site): HeaderOptions {
  const { headerItems } = navigation
  return {
    ...headerItems,
    offers: { ...headerItems.offers, href: offers.listPath },
    finance: { ...headerItems.finance, href: finance.link.path },
    contact: { ...headerItems.contact, href: locationPages.listPath },
  }
}

/** A link to the usual address of a page that this site has put elsewhere leads there. */
export function movedLink<T extends Link>(link: T, { offers, finance, locationPages }: Site): T {
  const moved = new Map<string, string>([
    [OFFERS_PATH, offers.listPath],
    [FINANCE_PATH, finance.link.path],
    [HEADER_ITEMS.contact.href, locationPages.listPath],
  ])
  return { ...link, href: moved.get(link.href) ?? link.href }
}
