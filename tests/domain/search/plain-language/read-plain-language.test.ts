import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { placesLeftOver } from '#domain/search/plain-language/nearby.ts'
import { openQuestions } from '#domain/search/plain-language/open-questions.ts'
import { createPlainLanguageReader } from '#domain/search/plain-language/read-plain-language.ts'
import type { FoundCounts } from '#domain/search/plain-language/reading.ts'
import { isUnderstood } from '#domain/search/plain-language/reading.ts'
import { exactWords, tokensOf } from '#domain/search/plain-language/tokens.ts'
import { EMPTY_STATE } from '#domain/search/search-state.ts'
import { read, VOCABULARY } from './plain-vocabulary.ts'
import { shown } from './shown.ts'

test.each<[phrase: string, meaning: string]>([
  ['white diesel ute under 40k near 4000', 'colour=White; fuel=Diesel; body=Ute; price=:40000; near 4000'],
  ['7 seat suv auto 2020 or newer', 'seats=7; body=SUV; transmission=Automatic; year=2020:'],
  ['toyota hilux 4x4 less than 60,000 km', 'make=Toyota; model=Hilux; drive=4WD; km=:60000'],
  ['used corolla between 15k and 20k', 'car_type=used; model=Corolla; make=Toyota; price=15000:20000'],
  ['merc c class', 'make=Mercedes-Benz; model=C-Class'],
  ['$150 a week', 'price=:39000'],
  ['manual ute not white', 'transmission=Manual; body=Ute; "-white"'],
  ['not white or silver suv', 'body=SUV; "-white -silver"'],
  ['toyta hylux', 'make=Toyota; model=Hilux'],
  ['madza cx5', 'make=Mazda; model=CX-5'],
  ['mazda 3', 'make=Mazda; model=3'],
  ['mazda3', 'make=Mazda; model=3'],
  ['mazda 3 hatch', 'make=Mazda; model=3; body=Hatch'],
  ['vw up', 'make=Volkswagen; model=Up'],
  ['vw golf', 'make=Volkswagen; model=Golf'],
  ['bmw 3 series', 'make=BMW; model=3 Series'],
  ['bmw x5', 'make=BMW; model=X5'],
  ['land rover range rover sport', 'make=Land Rover; model=Range Rover Sport'],
  ['landcruiser prado', 'model=Landcruiser Prado; make=Toyota'],
  ['land cruiser', 'model=Landcruiser; make=Toyota'],
  ['prado', 'model=Landcruiser Prado; make=Toyota'],
  ['d max', 'model=D-Max; make=Isuzu'],
  ['dmax', 'model=D-Max; make=Isuzu'],
  ['bt50', 'model=BT-50; make=Mazda'],
  ['i 30', 'model=i30; make=Hyundai'],
  ['utes', 'body=Ute'],
  ['suvs', 'body=SUV'],
  ['people movers', 'body=People Mover'],
  ['hatches', 'body=Hatch'],
  ['convertibles', 'body=Convertible'],
  ['corollas', 'model=Corolla; make=Toyota'],
  ['dual cab', 'categories=Dual Cab'],
  ['dual-cab hilux', 'categories=Dual Cab; model=Hilux; make=Toyota'],
  ['double cab ute', 'categories=Dual Cab; body=Ute'],
  ['crew cab', 'categories=Dual Cab'],
  ['single cab', 'categories=Single Cab'],
  ['regular cab diesel', 'categories=Single Cab; fuel=Diesel'],
  // A cab that no car has is still a ute.
  ['extra cab', 'body=Ute'],
  ['space cab', 'body=Ute'],
  ['cab chassis', 'body=Ute'],
  ['4wd', 'drive=4WD'],
  ['4 wheel drive', 'drive=4WD'],
  ['awd', 'drive=AWD'],
  ['2wd', 'drive=FWD|RWD'],
  ['lpg', 'fuel=LPG'],
  ['ex-demo', 'car_type=demo'],
  ['ex demo toyota', 'car_type=demo; make=Toyota'],
  ['under 40k drive away', 'price=:40000'],
  ['$40,000 drive away', 'price=:40000'],
  ['under 60ks', 'km=:60000'],
  ['under 100 ks', 'km=:100000'],
  ['less than 100 kays', 'km=:100000'],
  ['under 80,000 clicks', 'km=:80000'],
  ['120000km', 'km=:120000'],
  ['40k kms', 'km=:40000'],
  ['under 40k kms', 'km=:40000'],
  ['max 50000 kms', 'km=:50000'],
  ['kms under 60k', 'km=:60000'],
  ['odometer under 50,000', 'km=:50000'],
  ['2019', 'year=2019:2019'],
  ['2018-2020', 'year=2018:2020'],
  ['2018 to 2020', 'year=2018:2020'],
  ['from 2018 to 2020', 'year=2018:2020'],
  ['between 2015 and 2018', 'year=2015:2018'],
  ['2020+', 'year=2020:'],
  ['after 2018', 'year=2019:'],
  ['newer than 2018', 'year=2019:'],
  ['before 2015', 'year=:2014'],
  ['older than 2015', 'year=:2014'],
  ['since 2019', 'year=2019:'],
  ['2019 onwards', 'year=2019:'],
  ['no older than 2018', 'year=2018:'],
  ['less than 5 years old', 'year=2021:'],
  ['last 3 years', 'year=2023:'],
  ['5 years old', 'year=2021:2021'],
  ['15k-20k', 'price=15000:20000'],
  ['$15k - $20k', 'price=15000:20000'],
  ['15 to 20k', 'price=15000:20000'],
  ['between 15 and 20', 'price=15000:20000'],
  ['15000 to 20000', 'price=15000:20000'],
  ['$20,000 to $30,000', 'price=20000:30000'],
  ['20 grand', 'price=:20000'],
  ['under 20 grand', 'price=:20000'],
  ['under 40', 'price=:40000'],
  ['under $40k', 'price=:40000'],
  ['<40k', 'price=:40000'],
  ['<= 30000', 'price=:30000'],
  ['over 30k', 'price=30000:'],
  ['over 20k under 40k', 'price=20000:40000'],
  ['20k+', 'price=20000:'],
  ['$20k or less', 'price=:20000'],
  ['30k or more', 'price=30000:'],
  ['around $30k', 'price=27000:33000'],
  ['about 25 grand', 'price=22500:27500'],
  ['budget of 30k', 'price=:30000'],
  ['price under 30000', 'price=:30000'],
  ['up to 35000', 'price=:35000'],
  ['max 35k', 'price=:35000'],
  ['35k max', 'price=:35000'],
  ['no more than 25k', 'price=:25000'],
  ['at least 2018', 'year=2018:'],
  ['7 seater', 'seats=7'],
  ['7-seater', 'seats=7'],
  ['7seater', 'seats=7'],
  ['seven seater', 'seats=7'],
  ['8 seats', 'seats=8'],
  ['7+ seats', 'seats=7|8'],
  ['5 or more seats', 'seats=5|7|8'],
  ['$600 a month', 'price=:36000'],
  ['under $150 per week', 'price=:39000'],
  ['150pw', 'price=:39000'],
  ['$300 fortnightly', 'price=:39000'],
  ['200 weekly', 'price=:52000'],
  ['$150/week', 'price=:39000'],
  ['petrol', 'fuel=Petrol'],
  ['unleaded sedan', 'fuel=Petrol; body=Sedan'],
  ['electric', 'fuel=Electric'],
  ['ev', 'fuel=Electric'],
  ['phev', 'fuel=PHEV'],
  ['plug-in hybrid', 'fuel=PHEV'],
  ['plug in hybrid suv', 'fuel=PHEV; body=SUV'],
  ['hybrid', 'fuel=Hybrid'],
  ['auto', 'transmission=Automatic'],
  ['automatic hatch', 'transmission=Automatic; body=Hatch'],
  ['manual', 'transmission=Manual'],
  ['second hand', 'car_type=used'],
  ['pre-owned', 'car_type=used'],
  ['brand new', 'car_type=new'],
  ['near new', 'car_type=used|demo'],
  ['new or used', 'car_type=new|used'],
  ['tow bar', 'filtered_features=Tow Bar'],
  ['towbar', 'filtered_features=Tow Bar'],
  ['leather', 'filtered_features=Leather Seats'],
  ['apple carplay', 'filtered_features=Apple CarPlay'],
  ['black leather', 'filtered_features=Leather Seats; colour=Black'],
  ['black edition', '"black edition"'],
  ['black', 'colour=Black'],
  ['gray', 'colour=Grey'],
  ['navy', 'colour=Blue'],
  ['cheapest hilux', 'model=Hilux; make=Toyota; sort=price-asc'],
  ['cheap toyota', 'make=Toyota; sort=price-asc'],
  ['affordable suv', 'body=SUV; sort=price-asc'],
  ['low kms', 'sort=km-asc'],
  ['low km hilux', 'model=Hilux; make=Toyota; sort=km-asc'],
  ['newest suv', 'body=SUV; sort=year-desc'],
  ['near chermside', 'near chermside'],
  ['near Chermsde', 'near chermside'],
  ['near 4350', 'near 4350'],
  ['near brisbane', 'near brisbane'],
  ['in brisbane', 'within 50 km of brisbane'],
  ['chermside', 'location_name=Chermside'],
  ['in chermside', 'location_name=Chermside'],
  ['near orange', 'near orange'],
  ['orange', 'colour=Orange'],
  ['orange ute', 'colour=Orange; body=Ute'],
  ['in orange', 'location_name=Orange'],
  ['within 200km of 4000', 'within 200 km of 4000'],
  ['100 km from toowoomba', 'within 100 km of toowoomba'],
  ['around 4000', 'near 4000'],
  ['near ipswich', 'near ipswich'],
  ['near sydney', 'near sydney'],
  ['near perth', 'near perth'],
  ['near 9999', 'near 9999'],
  ['cheapest ute near 4000', 'body=Ute; sort=price-asc; near 4000, in another order'],
  ['near 0100', '"near 0100"'],
  ['4032', 'location_name=Chermside'],
  ['hilux 4032', 'model=Hilux; location_name=Chermside; make=Toyota'],
  ['hilux 2021', 'model=Hilux; make=Toyota; year=2021:2021'],
  ['hilux sr5', 'model=Hilux; make=Toyota; "sr5"'],
  ['sr5', '"sr5"'],
  ['hilux sr5 2021', 'model=Hilux; make=Toyota; year=2021:2021; "sr5"'],
  ['ranger wildtrak', 'model=Ranger; make=Ford; "wildtrak"'],
  ['family car', 'body=SUV|Wagon|People Mover'],
  ['white family cars', 'colour=White; body=SUV|Wagon|People Mover'],
  ['family suv', 'body=SUV'],
  ['family sedan', 'body=Sedan'],
  ['7 seat family car', 'seats=7; body=SUV|Wagon|People Mover'],
  ['family', '"family"'],
  ['v8', '"v8"'],
  ['v8 landcruiser', 'model=Landcruiser; make=Toyota; "v8"'],
  ['4 cylinder', '"4 cylinder"'],
  ['cars for sale', '"cars for sale"'],
  ['red or blue', 'colour=Red|Blue'],
  ['white and diesel', 'colour=White; fuel=Diesel'],
  ['toyota or mazda', 'make=Toyota|Mazda'],
  ['toyota, mazda', 'make=Toyota|Mazda'],
  ['corolla or mazda 3', 'model=Corolla|3; make=Mazda|Toyota'],
  ['ABC123', '"ABC123"'],
  ['stock 12345', 'transmission=Manual; "12345"'],
  ['"gr sport" hilux', 'model=Hilux; make=Toyota; ""gr sport""'],
  ['-white ute', 'body=Ute; "-white"'],
  ['not diesel', '"-diesel"'],
  ['no suvs', '"-suv"'],
  ['without towbar', '"-"tow bar""'],
  ['not foo', '"not foo"'],
  ['citroen', 'make=Citroën'],
  ['citroën c3', 'make=Citroën; model=C3'],
  ['qld', 'state=QLD'],
  ['queensland ute', 'state=QLD; body=Ute'],
  ['in stock', 'status=in_stock'],
  ['available now', 'status=in_stock'],
  ['coming soon', 'status=coming_soon'],
  ['certified', 'certified'],
  ['peugeot 308', 'make=Peugeot; model=308'],
  ['308', '"308"'],
  ['tesla model 3', 'make=Tesla; model=Model 3'],
  ['long range tesla', 'make=Tesla; "long range"'],
  ['petrl hilux', 'fuel=Petrol; model=Hilux; make=Toyota'],
  ['forrester', 'model=Forester; make=Subaru'],
  ['hilux under', 'model=Hilux; make=Toyota; "under"'],
  ['under', '"under"'],
  ['near', '"near"'],
  ['$', '"$"'],
  ['the', '"the"'],
  ["I'm looking for a white car with a towbar please", 'colour=White; filtered_features=Tow Bar'],
  ['show me cheap family cars under $20k', 'body=SUV|Wagon|People Mover; price=:20000; sort=price-asc'],
  ['2.5l', '"2.5l"'],
  ['5 door hatch', 'body=Hatch; "5 door"'],
  ['manager special', 'tag=Manager Special'],
  ['tow vehicles', 'categories=Tow Vehicles'],
  ['range rover', '"range rover"'],
  ['lexus', 'make=Lexus'],
  ['prius', 'model=Prius; make=Toyota'],
  ['escort', 'model=Escort; make=Ford'],
  ['camry under $15k with less than 150,000kms', 'model=Camry; make=Toyota; price=:15000; km=:150000'],
  ['2015 toyota camry', 'make=Toyota; model=Camry; year=2015:2015'],
  ['toyota camry 2015 or older', 'make=Toyota; model=Camry; year=:2015'],
  ['mercedez benz', 'make=Mercedes-Benz'],
  ['mercedes-benz', 'make=Mercedes-Benz'],
  ['MERC', 'make=Mercedes-Benz'],
  ['g wagon', 'body=Wagon; "g"'],
  ["k's", '"k\'s"'],
  ["under 100k's", 'km=:100000'],
  ['under 3', '"under 3"'],
  ['over 2 tonne', '"over 2 tonne"'],
  ['3 year old', 'year=2023:2023'],
  [
    'toyota hilux 2018-2022 diesel auto 4x4 white under 45k less than 100,000km near 4000',
    'make=Toyota; model=Hilux; fuel=Diesel; transmission=Automatic; drive=4WD; colour=White; year=2018:2022; price=:45000; km=:100000; near 4000',
  ],
  ['suv or ute not black under 30k', 'body=SUV|Ute; price=:30000; "-black"'],
  ['range rover sport', 'model=Range Rover Sport; make=Land Rover'],
  ['deisel ute', 'fuel=Diesel; body=Ute'],
  ['automatc sedn', 'transmission=Automatic; "sedn"'],
  ['a 4 door hatch', 'body=Hatch; "4 door"'],
  ['over 5 years old', 'year=:2021'],
  ['5 years warranty', '"5 years warranty"'],
  ['between 20k and 15k', 'price=15000:20000'],
  ['under 40k over 50k', 'price=50000:'],
  ['under 40k under 30k', 'price=:30000'],
  ['older than 5 years old', 'year=:2020'],
  ['no newer than 2015', 'year=:2015'],
  ['60000 kms or less', 'km=:60000'],
  [
    'white 2020 hilux automatic 7 seats',
    'colour=White; model=Hilux; transmission=Automatic; seats=7; make=Toyota; year=2020:2020',
  ],
  [
    'awd suv under 35 grand with sunroof and carplay',
    'drive=AWD; body=SUV; filtered_features=Sunroof|Apple CarPlay; price=:35000',
  ],
  ['not toyota', '"-toyota"'],
  ['not white and diesel', 'fuel=Diesel; "-white"'],
  ['7 seats or more', 'seats=7|8'],
  ['hilux or ranger or triton 4x4', 'model=Hilux|Ranger|Triton; drive=4WD; make=Toyota|Ford|Mitsubishi'],
  ['near me', '"near me"'],
])('%s', (phrase, meaning) => {
  expect(shown(read(phrase))).toBe(meaning)
})

/** As a salesperson types them. */
test.each<[phrase: string, meaning: string]>([
  ['cheap auto hatch', 'transmission=Automatic; body=Hatch; sort=price-asc'],
  ['dual cab ute under 60000 with tow bar', 'categories=Dual Cab; body=Ute; filtered_features=Tow Bar; price=:60000'],
  ['low km corolla', 'model=Corolla; make=Toyota; sort=km-asc'],
  ['demo suv', 'car_type=demo; body=SUV'],
  ['ex-demo mazda', 'car_type=demo; make=Mazda'],
  ['first car under 10k', 'price=:10000; sort=price-asc'],
  ['manual diesel 4x4 wagon', 'transmission=Manual; fuel=Diesel; drive=4WD; body=Wagon'],
  ['2018-2020 mazda 3', 'make=Mazda; model=3; year=2018:2020'],
  ['red or blue hatch', 'colour=Red|Blue; body=Hatch'],
  ['electric under $500 a week', 'fuel=Electric; price=:130000'],
  ['with sunroof', 'filtered_features=Sunroof'],
  ['suv near me', 'body=SUV'],
  ['utes close to me under 40k', 'body=Ute; price=:40000'],
  ['v8 ute', 'body=Ute; "v8"'],
  ['v6 diesel dual cab', 'fuel=Diesel; categories=Dual Cab; "v6"'],
  ['4 cylinder manual', 'transmission=Manual; "4 cylinder"'],
  ['4 door ute', 'categories=Dual Cab'],
  ['work ute under 30k', 'body=Ute; price=:30000'],
  ['auto or manual corolla', 'transmission=Automatic|Manual; model=Corolla; make=Toyota'],
  ['not automatic', '"-automatic"'],
  ['7 seater under 30k with low kms', 'seats=7; price=:30000; sort=km-asc'],
  ['under 100,000 kms and under 20k', 'km=:100000; price=:20000'],
  ['good clean suv', 'body=SUV'],
  ['reliable small car for my daughter', 'body=Hatch; "daughter"'],
  ['second hand cars for sale in brisbane', 'car_type=used; within 50 km of brisbane'],
  ['toyota camry hybrid', 'make=Toyota; model=Camry; fuel=Hybrid'],
  ['100 a week', 'price=:26000'],
  ['new arrivals', 'sort=listed-desc'],
  ['cars under 20000 dollars', 'price=:20000'],
  ['ute with canopy', 'body=Ute; "canopy"'],
  ['black suv 5 seats', 'colour=Black; body=SUV; seats=5'],
  ['cx5 or rav4', 'model=CX-5|RAV4; make=Mazda|Toyota'],
  ['lowest price ute', 'body=Ute; sort=price-asc'],
  ['turbo hatch', 'body=Hatch; "turbo"'],
  ['auto under 15 thousand', 'transmission=Automatic; price=:15000'],
])('as typed at a dealer: %s', (phrase, meaning) => {
  expect(shown(read(phrase))).toBe(meaning)
})

describe('what a site does not have stays text', () => {
  it.each<[without: string, phrase: string, meaning: string]>([
    ['location_name', 'ute near 4000', 'body=Ute; "near 4000"'],
    ['colour', 'white ute', 'body=Ute; "white"'],
    ['price', 'ute under 40k', 'body=Ute; "under 40k"'],
    ['seats', '7 seat suv', 'body=SUV; "7 seat"'],
    ['certified', 'certified ute', 'body=Ute; "certified"'],
  ])('no %s: %s', (without, phrase, meaning) => {
    const facets = VOCABULARY.facets.filter(({ attribute }) => attribute !== without)
    expect(shown(createPlainLanguageReader({ ...VOCABULARY, facets })(phrase))).toBe(meaning)
  })

  it('a value that no car has', () => {
    expect(shown(read('purple ute'))).toBe('body=Ute; "purple"')
    expect(shown(read('6 seat suv'))).toBe('body=SUV; "6 seat"')
  })

  it('repayments where the site speaks of none', () => {
    const reader = createPlainLanguageReader({ ...VOCABULARY, priceOfRepayment: null })
    expect(shown(reader('ute $150 a week'))).toBe('body=Ute; "$150 week"')
  })

  it('an order that is not on offer', () => {
    expect(shown(createPlainLanguageReader({ ...VOCABULARY, sortIds: ['rank-desc'] })('cheapest ute'))).toBe(
      'body=Ute; "cheapest"',
    )
  })

  it('the last value of a facet that takes one', () => {
    const facets = VOCABULARY.facets.map((facet) =>
      facet.attribute === 'colour' ? { ...facet, kind: 'menu' as const } : facet,
    )
    expect(shown(createPlainLanguageReader({ ...VOCABULARY, facets })('red or blue'))).toBe('colour=Blue')
  })
})

describe('places', () => {
  it('without coordinates are found by their names and postcodes', () => {
    const places = VOCABULARY.places.map((place) => ({ ...place, latitude: null, longitude: null }))
    const reader = createPlainLanguageReader({ ...VOCABULARY, places, towns: [] })
    expect(shown(reader('near chermside'))).toBe('location_name=Chermside')
    expect(shown(reader('near 4032'))).toBe('location_name=Chermside')
    expect(shown(reader('near brisbane'))).toBe('"near brisbane"')
  })

  it('that are but one are meant wherever it is searched from', () => {
    const places = VOCABULARY.places.slice(0, 1)
    const reader = createPlainLanguageReader({ ...VOCABULARY, places })
    for (const text of ['near 4000', 'near perth', 'within 20 km of 6000'])
      expect(shown(reader(text)), text).toBe('location_name=Chermside')
  })
})

describe('words that may be a place', () => {
  it.each([
    ['ute in cambridge gardens', ['cambridge gardens', 'cambridge']],
    ['within 50 km of Richmond VIC under 30k', ['Richmond VIC', 'Richmond']],
    ['near st kilda', ['st kilda', 'st']],
    ['in white near 4000', []],
    ['near "cambridge gardens"', []],
    ['ute cambridge gardens', []],
    ['in', []],
    ['', []],
  ])('%j: %j', (text, expected) => {
    expect(placesLeftOver(text, read(text).spans)).toEqual(expected)
  })
})

describe('what the cars answer', () => {
  const state = { ...EMPTY_STATE, query: 'old words', lists: { location_name: ['Brolga Orange'], colour: ['Red'] } }

  it('asks nothing of a text that is read whole', () => {
    for (const text of ['', 'white ute', 'hilux', 'sr5', 'in chermside', 'chermside', 'hilux not white'])
      expect(openQuestions(state, read(text)), text).toEqual([])
  })

  it('asks which badges the model has, wherever such cars stand', () => {
    expect(openQuestions(state, read('red sr5 hilux near 4000'))).toEqual([
      {
        attribute: 'badge',
        state: {
          ...EMPTY_STATE,
          sortBy: 'distance-asc',
          near: { of: '4000', withinKm: null },
          lists: { location_name: ['Brolga Orange'], colour: ['Red'], model: ['Hilux'], make: ['Toyota'] },
        },
      },
    ])
  })

  it.each<[phrase: string, found: FoundCounts, meaning: string]>([
    ['hilux sr5', { badge: { SR5: 3, Workmate: 2 } }, 'model=Hilux; make=Toyota; badge=SR5'],
    ['sr5 hilux', { badge: { SR5: 3, 'SR5 Hi-Rider': 1 } }, 'model=Hilux; make=Toyota; badge=SR5|SR5 Hi-Rider'],
    ['hilux sr5 hi rider', { badge: { SR5: 3, 'SR5 Hi-Rider': 1 } }, 'model=Hilux; make=Toyota; badge=SR5 Hi-Rider'],
    ['hilux hirider', { badge: { SR5: 3, 'SR5 Hi-Rider': 1 } }, 'model=Hilux; make=Toyota; badge=SR5 Hi-Rider'],
    ['hilux sr5 chrome', { badge: { SR5: 3 } }, 'model=Hilux; make=Toyota; badge=SR5; "chrome"'],
    ['hilux sr', { badge: { SR5: 3 } }, 'model=Hilux; make=Toyota; "sr"'],
    ['hilux sr5', { badge: { SR5: 0 } }, 'model=Hilux; make=Toyota; "sr5"'],
    ['hilux "sr5"', { badge: { SR5: 3 } }, 'model=Hilux; make=Toyota; ""sr5""'],
    ['hilux -sr5', { badge: { SR5: 3 } }, 'model=Hilux; make=Toyota; "-sr5"'],
    ['sr5', { badge: { SR5: 3 } }, '"sr5"'],
    // A word of six badges says which; of seven it does not.
    [
      'hilux x',
      { badge: { 'A X': 1, 'B X': 1, 'C X': 1, 'D X': 1, 'E X': 1, 'F X': 1 } },
      'model=Hilux; make=Toyota; badge=A X|B X|C X|D X|E X|F X',
    ],
    [
      'hilux x',
      { badge: { 'A X': 1, 'B X': 1, 'C X': 1, 'D X': 1, 'E X': 1, 'F X': 1, 'G X': 1 } },
      'model=Hilux; make=Toyota; "x"',
    ],
  ])('%s, of %j', (phrase, found, meaning) => {
    expect(shown(read(phrase, found))).toBe(meaning)
  })

  it('says of a badge that it is one', () => {
    const text = 'sr5 hilux'
    expect(read(text, { badge: { SR5: 1 } }).spans.map(({ kind, attribute }) => [kind, attribute])).toEqual([
      ['understood', 'badge'],
      ['understood', 'model'],
    ])
  })
})

test('spans say of each word what became of it', () => {
  const text = 'a White ute, sr5'
  expect(read(text).spans.map(({ start, end, kind, attribute }) => [text.slice(start, end), kind, attribute])).toEqual([
    ['a', 'filler', null],
    ['White', 'understood', 'colour'],
    ['ute', 'understood', 'body'],
    ['sr5', 'text', null],
  ])
})

const word = fc.constantFrom(
  ...'white diesel ute under 40k near 4000 not no or and land rover cruiser mazda 3 2 7 seats seater between 15 20k to 2020 2018 newer than $150 a week per 60,000 km kms ks older years old last c class merc sr5 -black "gr sport" toyta the foo up 308 low 1.5 + - < chermside brisbane in within 100km of from x 5 d max second hand tow bar'.split(
    ' ',
  ),
)
const phrase = fc.oneof(
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.string(), word, fc.string()).map((parts) => parts.join('')),
)

const foundCounts = fc.constantFrom<FoundCounts>(
  {},
  { badge: {} },
  { badge: { SR5: 1, 'GR Sport': 2, x: 3, '+': 1, '': 1 } },
)

describe('whatever is typed', () => {
  it('each word is understood, a filler, or in the text', () => {
    fc.assert(
      fc.property(phrase, foundCounts, (text, found) => {
        const { spans, rest } = read(text, found)
        expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(tokensOf(text).map((token) => token.text))
        for (const { start, end, kind } of spans) if (kind === 'text') expect(rest).toContain(text.slice(start, end))
      }),
      { numRuns: 2000 },
    )
  })

  it('the text that is left means nothing more', () => {
    fc.assert(
      fc.property(phrase, (text) => {
        const { rest } = read(text)
        const again = read(rest)
        expect(isUnderstood(again)).toBe(false)
        expect(again.rest).toBe(rest)
      }),
      { numRuns: 2000 },
    )
  })

  it('ranges are in order and values are the site’s own', () => {
    fc.assert(
      fc.property(phrase, (text) => {
        const { lists, ranges } = read(text)
        for (const [attribute, values] of Object.entries(lists))
          for (const value of values) expect(VOCABULARY.values[attribute]).toHaveProperty([value])
        for (const { min, max } of Object.values(ranges)) expect((min ?? 0) <= (max ?? Infinity)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

it('reads a very long text as text', () => {
  const text = 'white '.repeat(500).trim()
  expect(shown(read(text))).toBe(`"${text}"`)
})

it.each([
  ['camery', '"camery"'],
  [' white ute under $40,000', '"white" "ute" "under" "$40,000"'],
  ['camery -white "one owner"', '"camery" -white "one owner"'],
  ['', ''],
])('%j, exactly as it is typed, is asked for as %j', (text, exact) => {
  expect(exactWords(text)).toBe(exact)
})
