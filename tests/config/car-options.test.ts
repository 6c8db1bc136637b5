import { describe, expect, it } from 'vitest'
import { parseSite } from '#config/parse-site.ts'
import { makeSite } from '../builders/make-site.ts'
import { makeLocationInput, makeSiteInput } from './make-site-input.ts'

const ORIGIN = { file: 'site.ts', folder: null, locationsFile: null }
const parse = (overrides: Record<string, unknown>) => parseSite(makeSiteInput(overrides), ORIGIN)

describe('the options of a car, where a site says nothing', () => {
  const { card, buttons, vehiclePage, viewer, labels, stock } = makeSite()

  it('S1 §2, §4: card', () => {
    expect(card).toEqual({
      justArrivedDays: 8,
      justArrivedNewestPercent: 100,
      justArrivedLabel: 'New',
      soldLabel: 'JUST SOLD',
      reservedLabel: 'Reserved',
      comingSoonLabel: 'Coming Soon',
      certifiedLabel: 'Certified',
      certifiedLogo: null,
      fuelTag: false,
      noPriceText: 'Enquire for price.',
      preorderText: 'PREORDER',
      subscription: false,
      subscriptionPeriod: 'week',
      facts: ['condition', 'transmission', 'odometer', 'fuel'],
      caravanFacts: ['condition', 'bodyLength', 'berths', 'tare'],
      motorcycleFacts: ['condition', 'odometer', 'engine', 'licence'],
      truckFacts: ['condition', 'odometer', 'transmission', 'gvm'],
      similarText: 'Like this and want something similar?',
    })
  })

  it('S1 §2, §4, §9: buttons', () => {
    expect(buttons).toMatchObject({
      labels: {
        explore: 'Explore Vehicle',
        quickEnquiry: 'Quick Enquiry',
        reserve: 'Reserve',
        enquire: 'Enquire Now',
        call: 'Call Now',
        instantMessage: 'Message Us',
        testDrive: 'Book a Test Drive',
        requestPhotos: 'Request Photos',
        finance: 'Apply for Finance',
        tradeIn: 'Value My Trade-in',
        buyOnline: 'Buy Online',
        vehicleReport: 'Vehicle History Report',
        carAnalysis: 'Car Analysis',
        findSimilar: 'Find Me Something Similar',
      },
      save: true,
      print: true,
      reserveAmountAud: 200,
      cardTypes: ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'],
    })
  })

  it('S1 §2, §4, §9, S2 §3, §7: the vehicle page', () => {
    expect(vehiclePage).toEqual({
      seriesInTitle: false,
      specifications: { shown: 4, moreLabel: 'Show More', lessLabel: 'Show Less', emptyRows: 'show' },
      standardEquipment: { shown: 4, moreLabel: 'Show All Specs', lessLabel: 'Hide Specs' },
      features: { shown: 8, moreLabel: 'Show All', lessLabel: 'Hide' },
      comments: {
        shownCharacters: 400,
        toggle: 'inline',
        pendingText: 'Dealer comments are pending. Please check back here later.',
      },
      belowMarket: { byMoreThanAud: 499, average: 'national' },
      phone: { display: 'shown', byCarType: { new: null, demo: null, used: null }, byDealership: {} },
      shareTargets: ['facebook', 'x', 'linkedin', 'whatsapp', 'sms', 'email', 'copyLink'],
      plugins: [],
    })
  })

  it('S1 §4: the viewer', () => {
    expect(viewer).toEqual({
      modes: ['spinner', 'walkaround', 'gallery', 'interior'],
      spinScript: null,
      video: true,
      defaultMode: 'spinner',
      autoRotate: true,
      autoRotateIntervalMs: 100,
      dragSensitivityPx: 20,
      videoPosition: 'second',
      videoPlaceholder: null,
    })
  })

  it('S1 §4: labels', () => {
    expect(labels).toEqual({
      was: 'Was',
      priceTypes: {
        drive_away: 'Drive away',
        excluding_government_charges: 'Excl. government charges',
        as_advertised: 'Advertised price',
      },
      brochure: 'Brochure',
      belowMarket: 'below market',
      sold: 'SOLD',
      revealPhone: 'Show phone number',
      copyLink: 'Copy link',
      copied: 'Copied',
      copiedToast: 'Copied {car name} to your clipboard!',
      print: 'Print',
      printPreparing: 'Preparing...',
      watchlist: { saved: 'Car Saved In Watchlist', removed: 'Car Removed', viewList: 'View List' },
    })
  })

  it('S1 §9: the sold window', () => {
    expect(stock.soldWindowDays).toBe(3)
    expect(stock.soldWindowDaysByDealership).toEqual({})
  })
})

describe('what the options of a car refuse', () => {
  it.each([
    [{ card: { facts: ['odometer', 'odometer'] } }, 'each entry only once'],
    [{ card: { facts: ['colour'] } }, 'one of: condition, transmission, odometer, fuel, bodyLength, berths'],
    [{ card: { certifiedLogo: 'certified.svg' } }, 'an image such as'],
    [{ card: { justArrivedDays: -1 } }, 'at least 0'],
    [{ buttons: { page: { inStock: ['sell'] } } }, 'one of: explore'],
    [{ buttons: { reserveAmountAud: 0.5 } }, 'expected at least $1, received 0.5'],
    [{ buttons: { reserveAmountAud: 100_001 } }, 'expected at most $100,000, received 100001'],
    [{ viewer: { defaultMode: 'interior' } }, 'spinner'],
    [{ viewer: { autoRotateIntervalMs: 0 } }, 'at least 20'],
    [{ viewer: { modes: [] } }, 'at least one way to look at a car'],
    [{ viewer: { modes: ['video'] } }, 'one of: spinner, walkaround, gallery, interior'],
    [{ stock: { feed: 'feed.csv', soldWindowDaysByDealership: { north: -1 } } }, 'at least 0'],
    [{ stock: { feed: 'feed.csv', soldWindowDaysByDealership: { north: 366 } } }, 'at most 365'],
    [{ vehiclePage: { features: { shown: 0 } } }, 'at least 1'],
    [{ vehiclePage: { plugins: ['PPSR'] } }, 'Autogauge'],
    [{ labels: { copiedToast: 'Copied!' } }, '{car name}'],
    [{ vehiclePage: { phone: { byDealership: { 'North Shore': '07 7010 0001' } } } }, 'lower-case words'],
  ])('%j', (overrides, words) => {
    expect(() => parse(overrides)).toThrow(words)
  })

  it.each([['/certified.svg'], ['https://images.example/certified.svg']])('but not the logo %s', (certifiedLogo) => {
    expect(parse({ card: { certifiedLogo } }).card.certifiedLogo).toBe(certifiedLogo)
  })
})

describe('S1 §5, §9: what is said of a dealership', () => {
  const locations = [makeLocationInput({ dealership: { name: 'North', slug: 'north' } })]
  const phones = (slug: string) => ({ vehiclePage: { phone: { byDealership: { [slug]: '07 7010 0002' } } } })
  const days = (slug: string) => ({ stock: { feed: 'feed.csv', soldWindowDaysByDealership: { [slug]: 0 } } })
  const finance = (slug: string) => ({ finance: { dealerships: { [slug]: { path: '/apply-for-finance' } } } })

  it('is read for a dealership that a location has', () => {
    const site = parse({ locations, ...phones('north'), ...days('north'), ...finance('north') })
    expect(site.vehiclePage.phone.byDealership).toEqual({ north: '07 7010 0002' })
    expect(site.stock.soldWindowDaysByDealership).toEqual({ north: 0 })
    expect(site.finance.dealerships['north']?.path).toBe('/apply-for-finance')
  })

  it.each([
    ['vehiclePage.phone.byDealership', phones, 'the number'],
    ['stock.soldWindowDaysByDealership', days, 'the days'],
    ['finance.dealerships', finance, 'its finance'],
  ])('is refused for any other, with the nearest name: %s', (path, of, entry) => {
    expect(() => parse({ locations, ...of('nort') })).toThrow(
      `**${path}.nort**: expected the slug of a dealership that a location has, received "nort"\n  Did you mean "north"?`,
    )
    expect(() => parse(of('nort'))).toThrow(`Give a location this dealership, or remove ${entry}.`)
  })

  it.each(['North Shore', 'north Shore', 'north shore'])('is reported once where the name %j is no slug', (name) => {
    expect(() => parse({ locations, ...phones(name) })).toThrow('has 1 problem.')
  })

  it('is not looked for while the locations are wrong', () => {
    expect(() => parse({ locations: null, ...phones('north') })).toThrow('has 1 problem.')
    expect(() => parse({ locations, vehiclePage: { phone: { byDealership: null } } })).toThrow('has 1 problem.')
  })
})
