/** The links of the header and the footer: which of the standard ones are shown, under which names, and a site's own. */
import * as v from 'valibot'
import { FOOTER_LINKS, FOOTER_TITLES } from '#domain/navigation/footer.ts'
import { HEADER_ITEMS, HEADER_MENUS } from '#domain/navigation/header.ts'
import { option, required } from '../option.ts'
import { href, text, wholeNumber } from '../text.ts'

const linkSchema = v.strictObject({
  label: required(text, 'The words of the link.'),
  href: required(href, 'Where the link leads; inside the site it starts with "/".'),
})

const showItem = (label: string) =>
  option(v.boolean(), true, `Whether the header has "${label}", while it leads somewhere.`, 'S1 §9')

const headerItem = ({ label, href: path }: { label: string; href: string }) =>
  option(
    v.strictObject({
      show: showItem(label),
      label: option(text, label, `The words of "${label}".`, 'S1 §9'),
      href: option(href, path, `Where "${label}" leads.`, 'S1 §2'),
    }),
    {},
    `"${label}" in the header.`,
    'S1 §9',
  )

const headerMenu = (label: string, what = 'menu') =>
  option(
    v.strictObject({
      show: showItem(label),
      label: option(text, label, `The words of the ${what} "${label}".`, 'S1 §9'),
    }),
    {},
    `The ${what} "${label}" of the header.`,
    'S1 §9',
  )

const headerItemsSchema = v.strictObject({
  home: headerItem(HEADER_ITEMS.home),
  newVehicles: headerItem(HEADER_ITEMS.newVehicles),
  ourStock: headerItem(HEADER_ITEMS.ourStock),
  brands: headerItem(HEADER_ITEMS.brands),
  // These three lead to `offers.listPath`, `finance.link.path` and `locationPages.listPath`.
  offers: headerMenu(HEADER_ITEMS.offers.label, 'item'),
  serviceMenu: headerMenu(HEADER_MENUS.serviceMenu),
  service: headerItem(HEADER_ITEMS.service),
  parts: headerItem(HEADER_ITEMS.parts),
  warranty: headerItem(HEADER_ITEMS.warranty),
  finance: headerMenu(HEADER_ITEMS.finance.label, 'item'),
  aboutMenu: headerMenu(HEADER_MENUS.aboutMenu),
  about: headerItem(HEADER_ITEMS.about),
  contact: headerMenu(HEADER_ITEMS.contact.label, 'item'),
  fleet: headerItem(HEADER_ITEMS.fleet),
})

const showGroup = option(v.boolean(), true, 'Whether the group is shown, while it has links.', 'S1 §9')

const stockGroup = (title: string, meaning: string) =>
  option(
    v.strictObject({
      show: showGroup,
      title: option(text, title, 'The title of the group.', 'S1 §9'),
      limit: option(wholeNumber(1, 200), 12, 'The maximum number of links of the group; the others are left out.'),
    }),
    {},
    meaning,
    'S1 §9',
  )

const linkGroup = (title: string | null, links: readonly { label: string; href: string }[], meaning: string) =>
  option(
    v.strictObject({
      show: showGroup,
      title: option(v.nullable(text), title, "The title of the group; null for the dealer's name.", 'S1 §9'),
      links: option(v.array(linkSchema), [...links], 'The links, each shown while it leads somewhere.', 'S1 §2'),
    }),
    {},
    meaning,
    'S1 §9',
  )

const footerGroupsSchema = v.strictObject({
  vehicles: stockGroup(FOOTER_TITLES.vehicles, "The stock's body types in the footer."),
  models: stockGroup(FOOTER_TITLES.models, 'The models in the footer.'),
  buyerTools: linkGroup(FOOTER_TITLES.buyerTools, FOOTER_LINKS.buyerTools, 'Help for buyers in the footer.'),
  servicing: linkGroup(FOOTER_TITLES.servicing, FOOTER_LINKS.servicing, 'The workshop in the footer.'),
  dealer: linkGroup(null, FOOTER_LINKS.dealer, 'The dealer in the footer, under its name.'),
})

export const navigationSchema = v.strictObject({
  headerItems: option(headerItemsSchema, {}, 'The standard items of the header.', 'S1 §9'),
  footerGroups: option(footerGroupsSchema, {}, 'The standard groups of the footer.', 'S1 §9'),
  header: option(
    v.array(
      v.strictObject({
        label: required(text, 'The words of the item.'),
        href: option(href, '#', 'Where the item leads, when it opens no menu.'),
        links: option(v.array(linkSchema), [], 'The links of the menu that the item opens.'),
      }),
    ),
    [],
    'Items of the site’s own; one of the same label stands in the place of a standard item.',
  ),
  footer: option(
    v.array(
      v.strictObject({
        title: required(text, 'The title of the group.'),
        links: required(v.array(linkSchema), 'The links of the group.'),
      }),
    ),
    [],
    'Groups of the site’s own; the links of one of the same title stand in the place of a standard group’s.',
  ),
  social: option(v.array(linkSchema), [], 'Links to the dealer elsewhere, such as social networks.'),
})
