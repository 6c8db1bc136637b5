/** What options of a site change on a vehicle's page (S1 §4, §9), as the text that stands in the page. */
import { describe, expect, it } from 'vitest'
import { carDetailsHtml } from '#components/car/details/car-details-html.ts'
import { carMediaHtml } from '#components/car/gallery/car-media-html.ts'
import { liveCarData } from '#components/car/live-car-data.ts'
import { estimateBoxHtml } from '#components/car/money/estimate-box-html.ts'
import { carSidebarHtml } from '#components/car/sidebar/car-sidebar-html.ts'
import { carCardHtml } from '#components/card/car-card-html.ts'
import type { SiteInput } from '#config/schema/site.ts'
import type { Car } from '#domain/car/car.ts'
import { cardOptions } from '#domain/car/card/card-options.ts'
import { priceDisplay } from '#domain/car/price/price-display.ts'
import { makeCar } from '../builders/make-car.ts'
import { makeCarInputs, makeImages } from '../builders/make-inputs.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeCard } from '../builders/make-summary.ts'

const SPIN = {
  videoUrls: [],
  walkaroundVideoUrls: [],
  spinImageUrls: ['/spin-0.svg', '/spin-1.svg'],
  spinInteriorImageUrl: null,
  spinCode: null,
  hotspots: [],
}

function sidebar(car: Partial<Car>, site = makeSite(), inputs: Parameters<typeof makeCarInputs>[1] = {}): string {
  const of = makeCarInputs(car, inputs)
  const price = priceDisplay(of.car, site.card)
  const title = '2022 Toyota Hilux SR5'
  return carSidebarHtml({ inputs: of, site, platform: null, path: '/cars/x', title, phone: '07', price, actions: [] })
}

/** Words of HTML, one for each run of text. */
const textsOf = (html: string): string[] =>
  [...html.matchAll(/>([^<>]*[^<>\s][^<>]*)</g)].map(([, text = '']) => text.trim())

describe('S1 §4: the viewer of a site', () => {
  const media = (car: Partial<Car>, viewer: SiteInput['viewer'] = {}) =>
    carMediaHtml(makeCar({ images: makeImages(5), ...car }), 'Hilux', true, makeSite({ viewer }))
  const slideOfVideo = (html: string): number =>
    [...html.matchAll(/<li id="photo-(\d+)"([^>]*)>/g)].findIndex(([, , attributes]) => attributes?.includes('video'))

  it.each([
    [undefined, 1],
    ['start', 0],
    ['second', 1],
    ['middle', 2],
    ['end', 5],
  ] as const)('stock_video_position %s: the video is slide %i of six', (videoPosition, index) => {
    const viewer = videoPosition === undefined ? {} : { videoPosition }
    expect(slideOfVideo(media({ videoUrl: '/v.mp4' }, viewer))).toBe(index)
  })

  it('opens a car with its spin, on a site that says so with its gallery', () => {
    expect(media({ viewing: SPIN })).toContain('data-mode="spinner"')
    expect(media({ viewing: SPIN }, { defaultMode: 'gallery' })).toContain('data-mode="gallery"')
  })

  it('gives the spin 100 ms a picture and 20 px of drag, or what the site says', () => {
    expect(media({ viewing: SPIN })).toContain('"sensitivityPx":20,"rotateMs":100')
    const own = { autoRotateIntervalMs: 250, dragSensitivityPx: 5 }
    expect(media({ viewing: SPIN }, own)).toContain('"sensitivityPx":5,"rotateMs":250')
    expect(media({ viewing: SPIN }, { autoRotate: false })).toContain('"rotateMs":null')
  })
})

describe('S1 §4: the certified logo', () => {
  const tag = { kind: 'certified', label: 'Checked' } as const
  const logo = (loading = '') => `<img src="/certified.svg" alt="Checked" height="20"${loading}>`

  it('replaces the words on cards and pages of a site that has a logo', () => {
    const site = makeSite({ card: { certifiedLogo: '/certified.svg' } })
    expect(carCardHtml(makeCard({}, { tag }), cardOptions(site))).toContain(
      `tag--certified">${logo(' loading="lazy"')}<`,
    )
    expect(sidebar({}, site, { tag })).toContain(`tag--certified">${logo()}<`)
    expect(sidebar({}, makeSite(), { tag })).toContain('tag--certified">Checked<')
  })
})

describe('S1 §4: dealer comments', () => {
  const details = (comments: string, toggle?: 'block') => {
    const site = makeSite(toggle === undefined ? {} : { vehiclePage: { comments: { toggle } } })
    return carDetailsHtml(makeCar({ comments }), site.vehiclePage)
  }
  const LONG = 'Plain words. '.repeat(60)

  it('open and close with "more..." and "less...", or with "Show More" and "Show Less" where the site says so', () => {
    expect(details(LONG)).toContain('data-more="more..." data-less="less..."')
    expect(details(LONG, 'block').split('id="comments"')[1]).toContain('data-more="Show More" data-less="Show Less"')
    expect(details('Short.').split('id="comments"')[1]).not.toContain('<button')
  })
})

describe('the sidebar (S1 §2)', () => {
  it('has year, make, model, badge and series, the price with its type and the earlier one, the place and the views', () => {
    const texts = textsOf(sidebar({ beforePriceAud: 57_990, views: 1_204 }))
    for (const text of ['2022 Toyota Hilux', 'SR5 GUN126R', '$54,990', 'Was', '$57,990', 'Drive away', '1,204 views'])
      expect(texts).toContain(text)
    expect(sidebar({})).toContain('<a href="#vehicle-map">North Shore Motors Chermside</a>')
  })

  it('of a car that is not in stock says SOLD', () => {
    expect(sidebar({ status: 'sold' }, makeSite(), { availability: 'sold' })).toContain('<strong>SOLD</strong>')
  })
})

describe('S1 §9: the finance teaser', () => {
  const rates = { interestPercent: 6.29, comparisonPercent: 8.19 }
  const teaser = (finance: SiteInput['finance']) => textsOf(estimateBoxHtml(makeCarInputs(), makeSite({ finance })))

  it('is by the week, or by the month where the site says so, over 5 years', () => {
    expect(teaser({ rates })[1]).toMatch(/^\$\d+ per week$/)
    expect(teaser({ rates, estimate: { teaserPeriod: 'month' } })[1]).toMatch(/^\$\d+ per month$/)
    expect(teaser({ rates }).join(' ')).toContain('Over 5 years')
  })
})

describe('S1 §7: what a page says of itself when it asks the platform', () => {
  const idsOf = (site: Partial<SiteInput>) => {
    const live = liveCarData(makeSite(site), makeCar(), null, true)
    return [live?.view.website_id, live?.reveal.website_id]
  }

  it('is the id of the website, or its slug where it has none', () => {
    expect(idsOf({ websiteId: '77' })).toEqual(['77', '77'])
    expect(idsOf({})).toEqual(['north-shore-motors', 'north-shore-motors'])
  })

  it('S1 §4: of a car that is sold meanwhile it knows the tag and the message of a sold one', () => {
    const { sold } = liveCarData(makeSite({ card: { soldLabel: 'Gone' } }), makeCar(), null, true) ?? {}
    expect(sold).toMatchObject({ tag: 'Gone', label: 'SOLD', button: 'Find Me Something Similar', href: '#similar' })
  })
})
