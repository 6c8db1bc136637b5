/** Favourite, compare, share, print and brochure (S1 §2 "Sidebar"); of a sold car only the heart, which shows while it is kept. */
import { iconHtml } from '#components/art/art.ts'
import { favouriteAttributes } from '#components/favourites/favourite-attributes.ts'
import { attributesHtml, escapeText } from '#components/parts/escape-html.ts'
import { platformAttribute, watchlistPlatform } from '#components/watchlist/watchlist-platform.ts'
import type { Site } from '#config/schema/site.ts'
import { brochureFileName, printPath } from '#domain/access/car-journeys.ts'
import { hasSignIn } from '#domain/access/gate.ts'
import type { Availability } from '#domain/car/availability.ts'
import { compareObstacle } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import { platformCallUrl } from '#domain/platform/platform-calls.ts'
import { shareCarHtml } from './share-car-html.ts'

/** `platform`: `null` without one, as in development. */
export function carToolsHtml(
  car: Car,
  site: Site,
  path: string,
  title: string,
  availability: Availability,
  platform: PlatformOptions | null,
): string {
  const inStock = availability === 'inStock'
  const { shareTargets } = site.vehiclePage
  const isComparable =
    site.compare.show && compareObstacle(availability, { ...car, imageCount: car.images.length }) === null
  return [
    '<div class="tools">',
    hasSignIn(site) && site.buttons.save ? saveHtml(car, site, availability) : '',
    favouriteHtml(car, title, availability),
    isComparable ? compareHtml(title) : '',
    inStock && shareTargets.length > 0 ? shareCarHtml(shareTargets, title, `${site.url}${path}`, site.labels) : '',
    inStock && site.buttons.print ? printHtml(car.slug, site, platform) : '',
    '</div>',
  ].join('')
}

function saveHtml(car: Car, site: Site, availability: Availability): string {
  const { watchlist } = site.labels
  const attributes = attributesHtml({
    'data-car': car.id,
    'data-availability': availability,
    'data-platform': platformAttribute(watchlistPlatform(site)),
    'data-saved': watchlist.saved,
    'data-removed': watchlist.removed,
    'data-view': watchlist.viewList,
  })
  const hidden = availability === 'inStock' ? '' : ' hidden'
  return `<save-button class="save-toggle"${attributes}><button class="tool" type="button" aria-pressed="false"${hidden}>${iconHtml('save')}Save</button></save-button>`
}

function favouriteHtml(car: Car, title: string, availability: Availability): string {
  const favourite = attributesHtml(favouriteAttributes({ ...car, image: car.images[0] ?? null }))
  return `<favourite-button class="heart heart--tool" data-availability="${availability}"${favourite}><button class="tool" type="button" aria-pressed="false"${attributesHtml({ 'aria-label': `Favourite: ${title}` })}>${iconHtml('heart')}Favourite</button></favourite-button>`
}

function compareHtml(title: string): string {
  return `<compare-button class="compare-toggle"><button class="tool" type="button" aria-pressed="false"${attributesHtml({ 'aria-label': `Compare: ${title}` })}>${iconHtml('compare')}<span class="compare-toggle__off">Compare</span><span class="compare-toggle__on">Comparing</span></button></compare-button>`
}

/** Without a platform the page itself is printed, which has a style of its own for paper. */
function printHtml(slug: string, { labels }: Site, platform: PlatformOptions | null): string {
  const print = `${iconHtml('print')}${escapeText(labels.print)}`
  if (platform === null) {
    return `<print-button><button class="tool" type="button">${print}</button></print-button>`
  }
  const printHref = attributesHtml({ href: platform.apiBase + printPath(slug) })
  const brochure = attributesHtml({
    href: platformCallUrl(platform, 'brochure', { slug }),
    download: brochureFileName(slug),
  })
  return `<print-button><a class="tool"${printHref} target="_blank" rel="noopener">${print}</a></print-button><brochure-link${attributesHtml({ 'data-preparing': labels.printPreparing })}><a class="tool"${brochure}>${iconHtml('download')}<span aria-live="polite">${escapeText(labels.brochure)}</span></a></brochure-link>`
}
