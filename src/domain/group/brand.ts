/** The brands that a group sells: the grid of their logos, and their overview pages (S1 §1, §3 "Brand entry"). */
import { makePath } from '../search/url/search-paths.ts'

/** S1 §1: brand pages for cars, motorcycles and trucks, in this order. */
export const BRAND_KINDS = ['cars', 'motorcycles', 'trucks'] as const
export type BrandKind = (typeof BRAND_KINDS)[number]

/** S1 §1: the size of a logo in the grid. */
export const BRAND_LOGO_WIDTH_PX = 76
export const BRAND_LOGO_HEIGHT_PX = 65

export interface Brand {
  readonly title: string
  readonly slug: string
  readonly kind: BrandKind
  /** Image URL; `null` shows the title in its place. */
  readonly logo: string | null
  readonly banner: string | null
  /** Paragraphs of the overview page. */
  readonly description: readonly string[]
  /** The brand has no overview page of its own. */
  readonly skipPage: boolean
}

/** S1 §2: the page of all brands. */
export const BRANDS_PATH = '/brands'

/** S1 §2: /{brandSlug}/overview. */
export function brandPath(slug: string): string {
  return `/${slug}/overview`
}

/** The brands that have an overview page, in their configured order. */
export function brandsWithPage<T extends Brand>(brands: readonly T[]): T[] {
  return brands.filter(({ skipPage }) => !skipPage)
}

export interface BrandTile {
  title: string
  logo: string | null
  /** `null` when there is nowhere to go: the logo is shown without a link. */
  href: string | null
}

export interface BrandGroup {
  kind: BrandKind
  tiles: BrandTile[]
}

/**
 * The grid of logos by kind; kinds without a brand are left out. A logo links to its brand's overview (S1 §1);
 * ours: one without a page links to the brand's stock while there is some.
 */
export function brandGrid(brands: readonly Brand[], hasPath: (path: string) => boolean): BrandGroup[] {
  return BRAND_KINDS.map((kind) => ({
    kind,
    tiles: brands
      .filter((brand) => brand.kind === kind)
      .map((brand) => ({ title: brand.title, logo: brand.logo, href: brandHref(brand, hasPath) })),
  })).filter(({ tiles }) => tiles.length > 0)
}

function brandHref({ slug, title, skipPage }: Brand, hasPath: (path: string) => boolean): string | null {
  if (!skipPage) return brandPath(slug)
  const stock = makePath(title)
  return hasPath(stock) ? stock : null
}
