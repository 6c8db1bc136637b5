import { describe, expect, it } from 'vitest'
import { NO_HISTORY } from '#catalogue/car-history.ts'
import { createCatalogue } from '#catalogue/catalogue.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { menuCountsFile } from '#generator/files/menu-counts.ts'
import { planSite } from '#generator/plan/plan-site.ts'
import type { Chrome, HeaderItem } from '#view-models/chrome.ts'
import type { SearchInputs } from '#view-models/search.ts'
import { makeContentPage } from '../../builders/make-content-page.ts'
import { makeImportedCar } from '../../builders/make-imported-car.ts'
import { makeLocation, makeSite } from '../../builders/make-site.ts'

const asAtMs = Date.parse('2026-03-10T00:00:00Z')
const content = (path: string) => makeContentPage({ path, title: path, description: path })

function planOf(cars: Partial<Car>[], { site = {}, pages = [] }: { site?: Partial<SiteInput>; pages?: string[] } = {}) {
  const stock = cars.map((car, index) => makeImportedCar({ id: `c${index}`, ...car }))
  const contentPages = pages.map(content)
  return planSite(createCatalogue({ site: makeSite(site), stock, contentPages, history: NO_HISTORY, asAtMs }))
}

function chromeOf(...args: Parameters<typeof planOf>): Chrome {
  const [page] = planOf(...args).pages
  if (page === undefined) throw new Error('a site has pages')
  return page.page.chrome
}

const labels = ({ header }: Chrome): string[] => header.map(({ label }) => label)
const menu = ({ header }: Chrome, wanted: string) =>
  header.find((item): item is Extract<HeaderItem, { kind: 'menu' }> => item.kind === 'menu' && item.label === wanted)
const group = ({ footer }: Chrome, wanted: string) => footer.find(({ title }) => title === wanted)?.links

const NEW_CX5: Partial<Car> = { make: 'Mazda', model: 'CX-5', bodyType: 'suv', carType: 'new' }
const USED_HILUX: Partial<Car> = { make: 'Toyota', model: 'Hilux', bodyType: 'ute', carType: 'used' }

describe('S1 §9: the header of a site', () => {
  it('has what the site has, in the order of the specification', () => {
    const pages = ['/service', '/warranty', '/finance', '/about-us', '/special-offers']
    const chrome = chromeOf([NEW_CX5, USED_HILUX], { pages })
    expect(labels(chrome)).toEqual(['Home', 'New Vehicles', 'Our Stock', 'Offers', 'Service', 'Finance', 'About Us'])
    expect(menu(chrome, 'Service')?.panel).toEqual({
      kind: 'list',
      links: [
        { label: 'Service', href: '/service' },
        { label: 'Warranty', href: '/warranty' },
      ],
    })
  })

  it('leaves out what the site lacks, and Offers without offers', () => {
    expect(labels(chromeOf([USED_HILUX]))).toEqual(['Home', 'Our Stock', 'Finance', 'About Us'])
    const chrome = chromeOf([USED_HILUX], { site: { platform: null } })
    expect(labels(chrome)).toEqual(['Home', 'Our Stock', 'About Us'])
    expect(menu(chrome, 'About Us')?.panel).toEqual({
      kind: 'list',
      links: [{ label: 'Contact Us', href: '/contact' }],
    })
  })

  it('opens the models that are sold new, with the body that they have', () => {
    const chrome = chromeOf([NEW_CX5, { ...NEW_CX5, model: '3', bodyType: 'hatch' }, USED_HILUX])
    expect(menu(chrome, 'New Vehicles')?.panel).toEqual({
      kind: 'models',
      makes: [
        {
          make: { label: 'Mazda', href: '/search/mazda?refinementList[car_type][0]=new' },
          models: [
            { label: '3', href: '/mazda-3', bodyType: 'hatch' },
            { label: 'CX-5', href: '/mazda-cx-5', bodyType: 'suv' },
          ],
        },
      ],
    })
  })

  it('names the makes alone where there are more than 48 models', () => {
    const models = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...NEW_CX5, model: `Model ${index}` }))
    const shown = (count: number) => {
      const panel = menu(chromeOf(models(count)), 'New Vehicles')?.panel
      return panel?.kind === 'models' ? panel.makes[0]?.models.length : undefined
    }
    expect(shown(48)).toBe(48)
    expect(shown(49)).toBe(0)
  })

  it('leads a brand to its overview, else to its stock, and leaves out one without either', () => {
    const brands = [
      { title: 'Mazda', slug: 'mazda', skipPage: true },
      { title: 'Saab', slug: 'saab', skipPage: true },
    ]
    const panel = menu(chromeOf([NEW_CX5], { site: { group: { brands } } }), 'Brands')?.panel
    expect(panel).toEqual({
      kind: 'brands',
      groups: [{ kind: 'cars', brands: [{ label: 'Mazda', href: '/search/mazda', logo: null }] }],
    })
  })
})

describe('S1 §2, S2 §2: pages that a site puts elsewhere', () => {
  const moved = { finance: { link: { path: '/loans' } }, locationPages: { listPath: '/dealerships' } } as const

  it('are led to from the header and the footer by the one option that says where they stand', () => {
    const chrome = chromeOf([NEW_CX5], { site: moved, pages: ['/loans', '/about-us'] })
    expect(chrome.header).toContainEqual({ kind: 'link', label: 'Finance', href: '/loans' })
    expect(menu(chrome, 'About Us')?.panel).toEqual({
      kind: 'list',
      links: [
        { label: 'About Us', href: '/about-us' },
        { label: 'Contact Us', href: '/dealerships' },
      ],
    })
    expect(group(chrome, 'Buyer Tools')).toContainEqual({ label: 'Finance', href: '/loans' })
    expect(group(chrome, 'North Shore Motors')?.map(({ href }) => href)).toEqual(['/about-us', '/dealerships'])
  })

  it('are not led to where they are not', () => {
    const chrome = chromeOf([NEW_CX5], { site: moved, pages: ['/finance'] })
    expect(labels(chrome)).not.toContain('Finance')
  })

  it('hold offers at their own address', () => {
    const deals = { offers: { listPath: '/deals' } }
    expect(chromeOf([NEW_CX5], { site: deals, pages: ['/deals'] }).header).toContainEqual({
      kind: 'link',
      label: 'Offers',
      href: '/deals',
    })
    expect(labels(chromeOf([NEW_CX5], { site: deals }))).not.toContain('Offers')
  })
})

describe('S1 §9: the footer of a site', () => {
  it('has Vehicles, Models, Buyer Tools and a group named for the dealer; legal links stand apart', () => {
    const chrome = chromeOf([NEW_CX5, USED_HILUX], { pages: ['/about-us', '/privacy-policy'] })
    expect(chrome.footer.map(({ title }) => title)).toEqual(['Vehicles', 'Models', 'Buyer Tools', 'North Shore Motors'])
    expect(group(chrome, 'North Shore Motors')?.map(({ href }) => href)).toEqual(['/about-us', '/contact'])
    expect(chrome.legal).toEqual([{ label: 'Privacy policy', href: '/privacy-policy' }])
  })

  it('names the models of the makes that the dealer is a dealer of first, each make in turn', () => {
    const cars = ['A', 'B', 'C'].flatMap((model) => [
      { ...NEW_CX5, model },
      { ...USED_HILUX, model },
    ])
    const models = (limit: number, makes: string[]) =>
      group(
        chromeOf(cars, {
          site: {
            locations: [{ ...makeLocation(), makes }],
            navigation: { footerGroups: { models: { limit } } },
          },
        }),
        'Models',
      )?.map(({ label }) => label)
    expect(models(4, [])).toEqual(['Mazda A', 'Mazda B', 'Toyota A', 'Toyota B'])
    expect(models(6, ['Toyota'])).toEqual(['Toyota A', 'Toyota B', 'Toyota C'])
    expect(models(7, ['Toyota'])).toHaveLength(6)
  })
})

describe('S2 §2: the ways to the online payment and the wheel', () => {
  const spinToWin = {
    campaign: 'spring',
    introduction: 'Spin.',
    prizes: [
      { id: 'chair', label: 'A chair', chances: 1, limit: 3 },
      { id: 'none', label: 'Better luck', chances: 1, isWin: false },
    ],
    terms: ['One try.'],
  }
  const wheelOf = (window: { start?: string; expiry?: string }) =>
    planOf([USED_HILUX], { site: { gating: { enabled: true }, spinToWin: { ...spinToWin, ...window } } })
  const leads = ({ pages: [page] }: ReturnType<typeof planOf>): boolean =>
    page?.page.chrome.footer.some(({ links }) => links.some(({ href }) => href === '/spin-to-win')) === true

  it.each([
    [{}, true, null],
    [{ start: '2026-03-01', expiry: '2026-03-31' }, true, '2026-03-31T14:00:00.000Z'],
    [{ start: '2026-03-20', expiry: '2026-03-31' }, false, '2026-03-19T14:00:00.000Z'],
    [{ expiry: '2026-03-09' }, false, null],
  ])('with the window %j the footer leads to the wheel: %s, until %s', (window, isLed, changes) => {
    const plan = wheelOf(window)
    expect(leads(plan)).toBe(isLed)
    expect(plan.pages.some(({ page }) => page.path === '/spin-to-win')).toBe(true)
    expect(plan.nextChangeAtMs === null ? null : new Date(plan.nextChangeAtMs).toISOString()).toBe(changes)
  })

  it('a site without them has neither; one that takes payments leads to their page', () => {
    const hrefs = (chrome: Chrome) => chrome.footer.flatMap(({ links }) => links.map(({ href }) => href))
    expect(hrefs(chromeOf([USED_HILUX]))).not.toContain('/online-payment')
    expect(hrefs(chromeOf([USED_HILUX]))).not.toContain('/spin-to-win')
    const payments = { provider: { kind: 'none' }, online: {} } as const
    expect(hrefs(chromeOf([USED_HILUX], { site: { payments } }))).toContain('/online-payment')
  })
})

describe('what stands around every page', () => {
  const cars = [NEW_CX5, NEW_CX5, USED_HILUX, USED_HILUX]
  const hash = (stock: Partial<Car>[]): string => JSON.stringify(chromeOf(stock))

  it('stays the same when a price changes or one of several cars is sold', () => {
    expect(hash(cars.map((car) => ({ ...car, priceAud: 12_345 })))).toBe(hash(cars))
    expect(hash([NEW_CX5, USED_HILUX])).toBe(hash(cars))
  })

  it('changes when a make comes', () => {
    expect(hash([...cars, { ...USED_HILUX, make: 'Isuzu' }])).not.toBe(hash(cars))
  })
})

it('counts the vehicles of each search route once, in a file of their own', () => {
  const plan = planOf([NEW_CX5, { ...NEW_CX5, carType: 'used' }, USED_HILUX, USED_HILUX, USED_HILUX], {
    site: { search: { pageSize: 2 } },
  })
  expect(JSON.parse(menuCountsFile(plan.routes, plan.models))).toMatchObject({
    '/search': 5,
    '/search/used-cars': 4,
    '/search/demo-cars': 0,
    '/search/suv-cars': 2,
    '/search/toyota': 3,
    '/search/mazda/cx-5': 2,
    '/search/mazda?refinementList[car_type][0]=new': 1,
    '/search/mazda/cx-5?refinementList[car_type][0]=new': 1,
    '/mazda-cx-5': 1,
  })
  expect(menuCountsFile(plan.routes, plan.models)).not.toContain('page-2')
})

describe('links of the configuration that lead nowhere', () => {
  const warningsOf = (site: Partial<SiteInput>, pages: string[] = []) => planOf([NEW_CX5], { site, pages }).warnings
  const at = (option: string, label: string, path: string) =>
    `${option}: "${label}" leads to ${path}, where this site has no page. Correct the link, or add pages${path}.md.`

  it('are warned of in the navigation, but not the standard ones', () => {
    expect(warningsOf({})).toEqual([])
    expect(warningsOf({ finance: { link: { path: '/loans' } } })).toEqual([
      at('navigation.headerItems.finance', 'Finance', '/loans'),
    ])
    expect(
      warningsOf({ navigation: { footerGroups: { servicing: { links: [{ label: 'Tyres', href: '/tyres' }] } } } }),
    ).toEqual([at('navigation.footerGroups.servicing.links[0]', 'Tyres', '/tyres')])
    expect(warningsOf({ navigation: { social: [{ label: 'Club', href: '/club' }] } })).toEqual([
      at('navigation.social[0]', 'Club', '/club'),
    ])
    expect(warningsOf({ legal: { privacy: { href: '/privacy' } } })).toEqual([
      at('legal.privacy', 'Privacy policy', '/privacy'),
    ])
  })

  it('are not warned of where they are switched off, lead elsewhere or are there', () => {
    const loans = { finance: { link: { path: '/loans' } } }
    expect(warningsOf({ ...loans, navigation: { headerItems: { finance: { show: false } } } })).toEqual([])
    expect(warningsOf(loans, ['/loans'])).toEqual([])
    expect(warningsOf({ navigation: { social: [{ label: 'Club', href: 'https://club.example' }] } })).toEqual([])
  })

  it('are warned of in promotions, tiles, carousels, blocks and group pages', () => {
    const tile = (title: string, href: string) => ({ title, href })
    const warnings = warningsOf({
      promotions: {
        promoCard: { href: '/we-buy' },
        popup: { title: 'Sale', description: 'Now.', button: { label: 'See it', href: '/sale' } },
        homeTiles: [tile('Utes', '/search'), tile('Fleet', '/fleet')],
        carousels: [{ title: 'EOFY', start: '2030-05-01', tiles: [tile('EOFY offers', '/eofy')] }],
        featureBanner: { service: { href: '/book-here' } },
      },
      home: {
        headline: 'A',
        introduction: 'B',
        blocks: [{ kind: 'hero' }, { kind: 'trade-in', label: 'Value it', href: '/value' }],
      },
      group: { pages: [{ label: 'Tyres', href: '/tyres' }] },
    })
    expect(warnings).toEqual([
      at('promotions.promoCard', 'We Want Your Car!', '/we-buy'),
      at('promotions.popup.button', 'See it', '/sale'),
      at('promotions.homeTiles[1]', 'Fleet', '/fleet'),
      at('promotions.carousels[0].tiles[0]', 'EOFY offers', '/eofy'),
      at('promotions.featureBanner.service', 'Book a service online', '/book-here'),
      at('home.blocks[1]', 'Value it', '/value'),
      at('group.pages[0]', 'Tyres', '/tyres'),
    ])
  })

  it('are not warned of in promotions that are over', () => {
    const homeTiles = [{ title: 'EOFY', href: '/eofy', expiry: '2025-06-15' }]
    expect(warningsOf({ promotions: { homeTiles, promoCard: { href: '/we-buy', expiry: '2025-06-15' } } })).toEqual([])
  })
})

describe('links to the page that buys a shopper’s car', () => {
  const linksOf = (pages: string[], site: Partial<SiteInput> = { platform: null }) => {
    const plan = planOf([NEW_CX5], { site, pages })
    const inputs = plan.pages.find(({ page }) => page.path === '/search')?.page.inputs as SearchInputs
    return { card: inputs.promoCard?.href ?? null, features: inputs.features.map(({ href }) => href) }
  }

  it('lead to the one that the site has', () => {
    expect(linksOf(['/sell-your-car', '/trade-in'])).toEqual({ card: '/sell-your-car', features: ['/sell-your-car'] })
    expect(linksOf(['/trade-in'])).toEqual({ card: '/trade-in', features: ['/trade-in'] })
    expect(linksOf([])).toEqual({ card: null, features: [] })
    expect(linksOf([], {})).toEqual({ card: '/sell-your-car', features: ['/sell-your-car'] })
  })
})
