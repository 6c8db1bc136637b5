/** The numbers of the stats banner, checked against what the site has. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { slugify } from '#domain/formats/slugify.ts'
import type { ShownStat, SiteCounts } from '#domain/group/stats-banner.ts'
import { isMoreThanThere, shownStat, withCounts } from '#domain/group/stats-banner.ts'
import { onceForRuns } from '#domain/values/runs.ts'
import { brandsOf } from './brand-pages.ts'

export function groupStats(catalogue: Catalogue): ShownStat[] {
  const { show, stats } = catalogue.site.group.statsBanner
  return show ? stats.map((stat) => shownStat(stat, countsOf(catalogue))) : []
}

/** A warning for each number that is more than the site has. */
export function overstatedStats(catalogue: Catalogue): string[] {
  const { show, stats } = catalogue.site.group.statsBanner
  const counts = countsOf(catalogue)
  return stats.flatMap((stat, index) => {
    if (!show || !isMoreThanThere(stat, counts)) return []
    const { figure, label } = shownStat(stat, counts)
    return [
      `group.statsBanner.stats[${index}]: "${stat.min}+ ${label}", but this site has ${figure}. The page says "${figure} ${label}".`,
    ]
  })
}

/** The words of a site, in which it may leave gaps for its own numbers. */
export function countedWords(catalogue: Catalogue): (text: string) => string {
  const counts = countsOf(catalogue)
  return (text) => withCounts(text, counts)
}

const makesOf = onceForRuns((cars: readonly ListedCar[]) => [...new Set(cars.map(({ car }) => car.make))])

function countsOf(catalogue: Catalogue): SiteCounts {
  const places = catalogue.locations.filter(({ visible, type }) => visible && type === 'sales')
  const brands = brandsOf(catalogue)
  const makes = new Set(places.flatMap((place) => place.makes))
  return {
    locations: places.length,
    brands: brands.length > 0 ? brands.length : makes.size,
    towns: new Set(places.map(({ address }) => `${address.city}, ${address.state}`)).size,
    makes: new Set([...new Set(makesOf(catalogue.listed).flat())].map(slugify)).size,
    vehicles: catalogue.listed.length,
  }
}
