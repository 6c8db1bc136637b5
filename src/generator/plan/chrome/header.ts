/** The header of a site: the standard items, the dynamic dropdowns from the stock, and the site's own (S1 §9, S2 §2). */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedGroups } from '#catalogue/listed-groups.ts'
import { capitalise } from '#domain/formats/words.ts'
import { brandGrid } from '#domain/group/brand.ts'
import type { HeaderEntry } from '#domain/navigation/header.ts'
import { headerNavigation } from '#domain/navigation/header.ts'
import type { Link } from '#domain/navigation/link.ts'
import { leadsSomewhere } from '#domain/navigation/link.ts'
import { makePath, SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import type { HeaderItem, MenuPanel } from '#view-models/chrome.ts'
import { brandsOf } from '../group/brand-pages.ts'
import type { SitePaths } from '../links/site-paths.ts'
import { newModels } from '../models/new-models.ts'
import type { NewMake } from './menu-models.ts'
import { newMakes } from './menu-models.ts'
import { standardHeader } from './standard-links.ts'
import type { StockChrome } from './stock-chrome.ts'

/** A menu of more models is longer than a screen: then it shows the makes alone, whose pages list their models. */
const MAX_MODELS = 48

type BrandPanel = Extract<MenuPanel, { kind: 'brands' }>

export function siteHeader(
  catalogue: Catalogue,
  groups: ListedGroups,
  stock: StockChrome,
  paths: SitePaths,
): HeaderItem[] {
  const { site } = catalogue
  const makes = withoutTooMany(newMakes(groups, newModels(catalogue, groups)))
  const brands = brandPanel(brandsOf(catalogue), paths)
  const standard = standardHeader(site)
  const entries = headerNavigation(
    {
      ...standard,
      // The page of new vehicles is there whatever the stock; a menu does not lead to an empty one.
      newVehicles: { ...standard.newVehicles, show: standard.newVehicles.show && makes.length > 0 },
    },
    site.navigation.header,
    {
      ...paths,
      models: makes.flatMap(({ make, models }) => [make, ...models]),
      stock: [
        { label: `All ${capitalise(site.search.itemName.many)}`, href: SEARCH_PATH },
        ...stock.carTypes,
        ...stock.bodyTypes,
        ...stock.makes,
      ],
      brands: brands.groups.flatMap((group) => group.brands),
    },
  )
  return entries.map((entry) => headerItem(entry, makes, brands))
}

function headerItem(entry: HeaderEntry, makes: NewMake[], brands: BrandPanel): HeaderItem {
  if (entry.kind === 'link') return entry
  const { kind, label, href, links } = entry
  const panels: Record<typeof entry.panel, () => MenuPanel> = {
    list: () => ({ kind: 'list', links: links.map(plainLink) }),
    models: () => ({ kind: 'models', makes }),
    stock: () => ({ kind: 'stock' }),
    brands: () => brands,
  }
  return { kind, label, href, panel: panels[entry.panel]() }
}

function plainLink({ label, href }: Link): Link {
  return { label, href }
}

function withoutTooMany(makes: NewMake[]): NewMake[] {
  const count = makes.reduce((sum, { models }) => sum + models.length, 0)
  return count <= MAX_MODELS ? makes : makes.map(({ make }) => ({ make, models: [] }))
}

/** A brand whose overview is missing leads to its stock; one without either is left out. */
function brandPanel(brands: Parameters<typeof brandGrid>[0], paths: SitePaths): BrandPanel {
  const groups = brandGrid(brands, paths.hasPath).map(({ kind, tiles }) => ({
    kind,
    brands: tiles.flatMap(({ title, logo, href }) => {
      const target = [href, makePath(title)].find((path) => path !== null && leadsSomewhere(path, paths))
      return target === null || target === undefined ? [] : [{ label: title, href: target, logo }]
    }),
  }))
  return { kind: 'brands', groups: groups.filter((group) => group.brands.length > 0) }
}
