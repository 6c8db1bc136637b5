import { describe, expect, it } from 'vitest'
import type { CarHistory } from '#catalogue/car-history.ts'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { Car } from '#domain/car/car.ts'
import { planRedirects, redirectsFile } from '#generator/files/redirects.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { CarInputs, GoneInputs } from '#view-models/car.ts'
import type { LocationInputs } from '#view-models/places.ts'
import type { SearchInputs } from '#view-models/search.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'

const asAtMs = Date.parse('2026-03-10T00:00:00Z')

function planOf(cars: Partial<Car>[], options: { history?: CarHistory; site?: ReturnType<typeof makeSite> } = {}) {
  const site = options.site ?? makeSite()
  const stock = cars.map(makeImportedCar)
  const catalogue = createCatalogue({ site, stock, contentPages: [], history: options.history ?? NO_HISTORY, asAtMs })
  const plan = planSite(catalogue)
  const paths = plan.pages.map(({ page }) => page.path)
  const inputs = <T>(path: string): T => plan.pages.find(({ page }) => page.path === path)?.page.inputs as T
  const hashes = Object.fromEntries(plan.pages.map(({ page, inputsHash }) => [page.path, inputsHash]))
  return { catalogue, plan, paths, inputs, hashes }
}

const many = (count: number, over: Partial<Car> = {}): Partial<Car>[] =>
  Array.from({ length: count }, (_, index) => ({ id: `n${String(index).padStart(4, '0')}`, ...over }))

describe('search routes', () => {
  it('are those of S1 §2 and S2 §2', () => {
    const { paths } = planOf([{ id: 'a' }, { id: 'b', make: 'Land Rover', model: 'Discovery Sport', bodyType: 'suv' }])
    expect(paths.filter((path) => path.startsWith('/search')).sort()).toEqual([
      '/search',
      '/search/chermside',
      '/search/demo-cars',
      '/search/land-rover',
      '/search/land-rover/discovery-sport',
      '/search/new-and-demo-cars',
      '/search/new-cars',
      '/search/new-used-and-demo-cars',
      '/search/suv-cars',
      '/search/toyota',
      '/search/toyota/hilux',
      '/search/used-cars',
      '/search/ute-cars',
    ])
  })

  it('have pages of 21 cars, which know how many there are', () => {
    const { inputs } = planOf(many(50))
    const pages = ['/search', '/search/page-2', '/search/page-3'].map((path) => inputs<SearchInputs>(path))
    expect(pages.map(({ cards }) => cards.length)).toEqual([21, 21, 8])
    expect(pages.map(({ pageNumber, pageCount }) => [pageNumber, pageCount])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect(new Set(pages.flatMap(({ cards }) => cards.map(({ car }) => car.id))).size).toBe(50)
  })

  it('have at most the configured number of pages', () => {
    const site = makeSite({ search: { preRenderedPages: 2 } })
    const { paths, inputs } = planOf(many(100), { site })
    expect(paths).not.toContain('/search/page-3')
    expect(inputs<SearchInputs>('/search/page-2')).toMatchObject({ pageCount: 2, totalCars: 100 })
  })

  it('exist for every car type without stock', () => {
    expect(planOf([]).inputs<SearchInputs>('/search/demo-cars')).toMatchObject({
      cards: [],
      totalCars: 0,
      pageCount: 1,
    })
  })

  it('are linked from a location only when they list its cars', () => {
    const linkOf = (slug: string) => {
      const site = makeSite({ locations: [{ ...makeLocation(), slug }] })
      return planOf([{}], { site }).inputs<LocationInputs>(`/locations/${slug}`).stockPath
    }
    expect(linkOf('chermside')).toBe('/search/chermside')
    // /search/toyota is the make's.
    expect(linkOf('toyota')).toBeNull()
  })

  it('warn of two that want one path', () => {
    const site = makeSite({ locations: [{ ...makeLocation(), slug: 'toyota' }] })
    const { plan, inputs } = planOf([{}], { site })
    expect(plan.warnings).toEqual([
      '/search/toyota is wanted by both "Toyota" and "Cars at North Shore Motors Chermside"; "Toyota" has it. Change the slug of one of them.',
    ])
    expect(inputs<SearchInputs>('/search/toyota').scope).toEqual({ kind: 'make', make: 'Toyota' })
  })

  it('follow the site’s noun and label', () => {
    const search = {
      pathNoun: 'caravans',
      itemName: { one: 'caravan', many: 'caravans' },
      usedLabel: 'Pre-Owned' as const,
    }
    const { inputs } = planOf([{}], { site: makeSite({ search }) })
    expect(inputs<SearchInputs>('/search/used-caravans').heading).toBe('Pre-Owned Caravans')
    expect(inputs<SearchInputs>('/search/new-used-and-demo-caravans').heading).toBe('New, Demo and Pre-Owned Caravans')
  })
})

describe('what a change touches', () => {
  const stock = many(100, { createdAt: '2026-01-01T00:00:00.000Z' })
  const changed = (before: ReturnType<typeof planOf>, after: ReturnType<typeof planOf>) =>
    after.paths.filter((path) => before.hashes[path] !== after.hashes[path])

  it('a price: only the pages that show that car', () => {
    const before = planOf(stock)
    const after = planOf(stock.map((car) => (car.id === 'n0050' ? { ...car, priceAud: 54_000 } : car)))
    const touched = changed(before, after)
    const shows = (path: string): boolean =>
      [before, after].some(({ plan }) => {
        const inputs = plan.pages.find(({ page }) => page.path === path)?.page.inputs
        if (inputs === undefined) return false
        // It counts the cars below a price.
        if (inputs.kind === 'budget') return touched.includes(path)
        const cards =
          'cards' in inputs
            ? inputs.cards
            : 'similar' in inputs
              ? inputs.similar
              : 'latest' in inputs
                ? inputs.latest
                : inputs.kind === 'home'
                  ? inputs.blocks.flatMap((block) => (block.kind === 'latest-arrivals' ? block.data.cards : []))
                  : []
        return cards.some(({ car }) => car.id === 'n0050') || (inputs.kind === 'car' && inputs.car.id === 'n0050')
      })
    expect(touched).toContain('/cars/2022-toyota-hilux-sr5-n0050')
    expect(touched).toContain('/search/page-3')
    expect(touched.filter((path) => !shows(path))).toEqual([])
    expect(before.paths.filter(shows).filter((path) => !touched.includes(path))).toEqual([])
  })

  it('comments: only the car’s own page', () => {
    const after = planOf(stock.map((car) => (car.id === 'n0050' ? { ...car, comments: 'New tyres.' } : car)))
    expect(changed(planOf(stock), after)).toEqual(['/cars/2022-toyota-hilux-sr5-n0050'])
  })

  it('nothing: nothing, in whatever order the feed is', () => {
    expect(changed(planOf(stock), planOf(stock.toReversed()))).toEqual([])
  })
})

describe('removed cars', () => {
  const before = planOf([{ id: 'a', slug: 'old-a' }, { id: 'b' }])
  const after = planOf([{ id: 'b' }], { history: before.catalogue.history })

  it('leave a page that offers similar cars', () => {
    expect(after.paths).not.toContain('/cars/old-a')
    expect(after.inputs<GoneInputs>('/gone/old-a')).toMatchObject({
      name: '2022 Toyota Hilux SR5',
      findSimilarPath: '/search/toyota/hilux',
      similar: [{ car: { id: 'b' } }],
    })
  })

  it('lead to the narrowest search with a car in stock, never to a list of sold ones', () => {
    const went = { history: planOf([{ id: 'a', slug: 'old-a' }]).catalogue.history }
    const leadsTo = (cars: Partial<Car>[]) => planOf(cars, went).inputs<GoneInputs>('/gone/old-a').findSimilarPath
    const sold = { id: 'b', status: 'sold' } as const
    expect(leadsTo([sold, { id: 'c', model: 'Corolla', bodyType: 'hatch' }])).toBe('/search/toyota')
    expect(leadsTo([sold, { id: 'c', make: 'Ford', model: 'Ranger' }])).toBe('/search/ute-cars')
    expect(leadsTo([sold, { id: 'c', make: 'Mazda', model: 'CX-5', bodyType: 'suv' }])).toBe('/search')
    expect(leadsTo([sold])).toBe('/contact')
  })

  it('leave sold cars that are still listed the same way on', () => {
    const { inputs } = planOf([
      { id: 'a', slug: 'sold-a', status: 'sold' },
      { id: 'b', slug: 'b', model: 'Corolla' },
    ])
    expect(inputs<CarInputs>('/cars/sold-a').findSimilarPath).toBe('/search/toyota')
    expect(inputs<CarInputs>('/cars/b').findSimilarPath).toBeNull()
  })

  it('are answered with status 404, and old addresses with the new one', () => {
    const renamed = planOf([{ id: 'b', slug: 'new-b' }], { history: after.catalogue.history })
    const redirects = planRedirects(renamed.catalogue, new Set(renamed.paths))
    expect(redirectsFile(redirects.filter(({ from }) => from.startsWith('/cars')))).toBe(
      '/cars/2022-toyota-hilux-sr5-b /cars/new-b 301\n/cars/old-a /gone/old-a 404\n',
    )
  })

  it('no redirect shadows a page or leads nowhere', () => {
    const redirects = planRedirects(after.catalogue, new Set(after.paths))
    for (const { from, to } of redirects) {
      expect(after.paths).not.toContain(from)
      expect(after.paths).toContain(to)
    }
    expect(redirects).toContainEqual({ from: '/search/used', to: '/search/used-cars', status: 301 })
    expect(redirects.map(({ from }) => from)).not.toContain('/used-car')
  })

  it('S2 §2: /used-car leads to the used cars where a site wants it', () => {
    const { catalogue, paths } = planOf([{ id: 'a' }], { site: makeSite({ search: { shortCarTypePaths: true } }) })
    const redirects = planRedirects(catalogue, new Set(paths))
    expect(redirects).toContainEqual({ from: '/used-car', to: '/search/used-cars', status: 301 })
    expect(redirects).toContainEqual({ from: '/new-car', to: '/search/new-cars', status: 301 })
  })
})

describe('a car’s page', () => {
  it('has the trail of S1 §2', () => {
    const { inputs } = planOf([{ id: 'a' }])
    expect(inputs<CarInputs>('/cars/2022-toyota-hilux-sr5-a').breadcrumbs).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Used Cars', href: '/search/used-cars' },
      { label: 'Toyota', href: '/search/toyota' },
      { label: 'Hilux', href: '/search/toyota/hilux' },
      { label: 'Utes', href: '/search/ute-cars' },
      { label: '2022 Toyota Hilux SR5', href: null },
    ])
  })
})

describe('searches whose cars are gone', () => {
  it('lead to the nearest search above them', () => {
    const { catalogue, paths } = planOf([{ id: 'a' }])
    const former = [
      '/search/kia/rio/page-2',
      '/search/kia',
      '/search/toyota/hilux/page-3',
      '/search/toyota/hilux',
      '/search/suv-cars',
    ]
    const redirects = planRedirects(catalogue, new Set(paths), former).filter(({ status }) => status === 302)
    expect(redirectsFile(redirects)).toBe(
      '/search/kia /search 302\n/search/kia/rio/page-2 /search 302\n/search/suv-cars /search 302\n/search/toyota/hilux/page-3 /search/toyota/hilux 302\n',
    )
  })
})

it('a menu that leads nowhere is warned of', () => {
  const header = [
    { label: 'About', href: '/abut-us' },
    { label: 'Used', href: '/search/used?sort=price' },
    { label: 'Map', href: 'https://maps.example/' },
  ]
  expect(planOf([{ id: 'a' }], { site: makeSite({ navigation: { header } }) }).plan.warnings).toEqual([
    'navigation.header[0]: "About" leads to /abut-us, where this site has no page. Correct the link, or add pages/abut-us.md.',
  ])
})
