import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { createStockImporter } from '#stock/stock-importer.ts'
import { importText, inFolder, stockOptions } from './import-text.ts'

const FILE = join(import.meta.dirname, '../../../shared/data/au-vehicle-listings.csv')
const HEADER =
  'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price'
const LISTING = {
  Brand: 'Land',
  Year: '2017',
  Model: 'Rover',
  'Car/Suv': 'Some Dealer',
  Title: '2017 Land Rover Range Rover Evoque TD4 180 HSE',
  UsedOrNew: 'USED',
  Transmission: 'Automatic',
  Engine: '4 cyl, 2 L',
  DriveType: 'AWD',
  FuelType: 'Diesel',
  FuelConsumption: '5.1 L / 100 km',
  Kilometres: '67662',
  ColourExtInt: 'White / Black',
  Location: 'Blacktown, NSW',
  CylindersinEngine: '4 cyl',
  BodyType: 'SUV',
  Doors: ' 2 Doors',
  Seats: ' 4 Seats',
  Price: '62280',
}
type Listing = typeof LISTING

const csvRow = (row: Listing) =>
  Object.values(row)
    .map((cell) => `"${cell}"`)
    .join(',')
const importListings = (listings: Partial<Listing>[]) =>
  importText(
    'f.csv',
    `${[HEADER, ...listings.map((listing) => csvRow({ ...LISTING, ...listing }))].join('\r\n')}\r\n`,
    { mapping: 'classified-listings' },
  )

describe('one listing', () => {
  const shifted = {
    Brand: 'Renault',
    Year: '2023',
    Model: 'Arkana',
    'Car/Suv': 'NEW Available to order',
    Title: '2023 Renault Arkana ZEN',
    UsedOrNew: 'NEW',
    Kilometres: '- / -',
    ColourExtInt: '5 years / Unlimited km',
    Location: '',
  }
  const cases: [what: string, listing: Partial<Listing>, car: Partial<Car>][] = [
    [
      'a make of two words',
      {},
      {
        make: 'Land Rover',
        model: 'Range Rover Evoque',
        badge: 'TD4 180 HSE',
        name: '2017 Land Rover Range Rover Evoque TD4 180 HSE',
      },
    ],
    [
      'another',
      { Brand: 'Alfa', Model: 'Romeo', Title: '2017 Alfa Romeo Giulietta Veloce TCT' },
      { make: 'Alfa Romeo', model: 'Giulietta', badge: 'Veloce TCT' },
    ],
    [
      'a make with a hyphen',
      { Brand: 'Mercedes-Benz', Model: 'E500', Title: '2017 Mercedes-Benz E500 Elegance' },
      { make: 'Mercedes-Benz', model: 'E500' },
    ],
    [
      'a model of two words',
      { Brand: 'Hyundai', Model: 'Santa', Title: '2017 Hyundai Santa FE Active' },
      { model: 'Santa Fe', badge: 'Active' },
    ],
    [
      'a model that a spreadsheet took for a date',
      { Brand: 'Saab', Model: '03-Sep', Title: '2017 Saab 9-3 Linear 2.0T' },
      { make: 'Saab', model: '9-3', badge: 'Linear 2.0T' },
    ],
    [
      'no badge',
      { Brand: 'Toyota', Model: 'HiAce', Title: '2017 Toyota HiAce (No Badge)' },
      { model: 'HiAce', badge: null },
    ],
    ['a price on application', { Price: 'POA' }, { priceAud: null }],
    [
      'an electric car',
      { Engine: '0 L', FuelType: 'Electric', FuelConsumption: '0 L / 100 km' },
      { engineLitres: null, cylinders: null, fuelLitresPer100Km: null, fuelType: 'Electric' },
    ],
    ['seats in the doors cell', { Doors: ' 7 Seats', Seats: '' }, { doors: null, seats: 7 }],
    ['a state with its country', { Location: 'Geelong, AU-VIC' }, { city: 'Geelong', state: 'VIC' }],
    ['a build month for an interior', { ColourExtInt: 'White / 2022/07' }, { colour: 'White', interiorColour: null }],
    [
      'shifted columns',
      shifted,
      {
        odometerKm: null,
        colour: null,
        colourFamily: 'other',
        interiorColour: null,
        city: null,
        state: null,
        status: 'coming_soon',
        preorder: true,
        specifications: [{ label: 'Warranty', value: '5 years / Unlimited km' }],
      },
    ],
    [
      'shifted columns with a colour',
      { ...shifted, Kilometres: 'Red / Black' },
      { colour: 'Red', interiorColour: 'Black', odometerKm: null },
    ],
  ]
  it.each(cases)('%s', async (_, listing, car) => {
    const { cars, report } = await importListings([listing])
    expect(report.quarantined).toEqual([])
    expect(cars[0]?.car).toMatchObject(car)
  })

  it.each([
    ['columns shifted in a way that is not known', { ...shifted, Location: 'Blacktown, NSW' }, 'columns-shifted'],
    ['a warranty for a colour', { ColourExtInt: '5 years / Unlimited km' }, 'columns-shifted'],
    ['a title of another make', { Title: '2017 Toyota Yaris' }, 'title-disagrees'],
    ['a model that was not chosen', { Brand: 'Honda', Model: 'Other', Title: '2017 Honda Other' }, 'model-missing'],
    ['a title of another year', { Title: '2016 Land Rover Discovery' }, 'title-disagrees'],
    [
      'nothing',
      Object.fromEntries(Object.keys(LISTING).map((name) => [name, name === 'Year' ? 'nan' : ''])),
      'blank-row',
    ],
  ])('is quarantined for %s', async (_, listing, reasonCode) => {
    const { cars, report } = await importListings([listing, {}])
    expect(cars).toHaveLength(1)
    expect(report.quarantinedByReason).toEqual({ [reasonCode]: 1 })
  })

  it('keeps its id when its price or dealer changes, and no other has it', async () => {
    const id = async (listing: Partial<Listing>) => (await importListings([listing])).cars[0]?.car.id
    expect(await id({ Price: '1', 'Car/Suv': 'SUV' })).toBe(await id({}))
    expect(await id({ Kilometres: '67663' })).not.toBe(await id({}))
  })
})

describe.runIf(existsSync(FILE))('the real listings (skipped where the data is not there)', () => {
  const stock = stockOptions({ mapping: 'classified-listings' })
  const importFile = (feedFile: string) =>
    createStockImporter({ feedFile, cacheFile: null, stock, locationCodes: [], asAtYear: 2026 }).import()
  // csv-parse is the second opinion here: the importer has a reader of its own.
  const listings: Listing[] = existsSync(FILE) ? parse(readFileSync(FILE), { columns: true }) : []

  it('become cars, and every car agrees with its own row', { timeout: 30_000 }, async () => {
    const { cars, report } = await importFile(FILE)
    expect(report.rows).toBe(listings.length)
    expect(cars.length).toBeGreaterThanOrEqual(15_700)
    const quarantined = new Set(report.quarantined.map(({ row }) => row))
    const byId = new Map(listings.flatMap((listing, at) => (quarantined.has(at + 1) ? [] : [[idOf(listing), listing]])))
    expect(byId.size).toBe(cars.length)
    for (const { car } of cars) {
      const listing = byId.get(car.id)
      expect(listing && expectedOf(listing), car.name).toEqual(shownOf(car))
    }
  })

  it('never publish half a make, nor a model that is its second word', async () => {
    const { cars } = await importFile(FILE)
    const halves = new Set(['Land', 'Alfa', 'Aston', 'Great', 'Rolls', 'Romeo', 'Martin', 'Wall'])
    expect(cars.filter(({ car }) => halves.has(car.make)).map(({ car }) => car.name)).toEqual([])
    const seconds = cars.filter(({ car }) => /^(?:Rover|Romeo|Martin|Wall)$/.test(car.model))
    expect(seconds.map(({ car }) => car.name)).toEqual([])
    expect(cars.filter(({ car }) => car.make === 'Land Rover').length).toBeGreaterThan(230)
    expect(new Set(cars.map(({ car }) => car.slug)).size).toBe(cars.length)
  })

  it('have no model under two names', async () => {
    const { cars } = await importFile(FILE)
    const models = new Set(cars.map(({ car }) => `${car.make} ${car.model}`))
    const byPlainName = Map.groupBy(models, (model) => model.toLowerCase().replaceAll(/[ -]/g, ''))
    expect([...byPlainName.values()].filter((names) => names.length > 1)).toEqual([])
    // The first half of "RS 7", "F-150" or "XC60" is no model; an MG F is one.
    const halves = cars.filter(({ car }) => /^(?:Other|RS|F|X|XC|CT|Mark)$/i.test(car.model))
    expect([...new Set(halves.map(({ car }) => `${car.make} ${car.model}`))]).toEqual(['MG F'])
  })

  it('keep their ids and addresses when rows are shuffled, added and removed', { timeout: 30_000 }, async () => {
    const { cars } = await importFile(FILE)
    const slugs = new Map(cars.map(({ outline: { summary } }) => [summary.id, summary.slug]))
    const [header = '', ...lines] = readFileSync(FILE, 'utf8').split(/\r?\n(?=[^"\n]*,(?:\d{4}|nan),)/)
    for (const seed of [1, 7]) {
      // A generator of its own, so that a failure can be repeated.
      let state = seed
      const random = () => {
        state = (state * 48_271) % 2_147_483_647
        return state / 2_147_483_647
      }
      const kept = lines
        .map((line) => ({ line: line.trimEnd(), order: random(), stays: random() > 0.1 }))
        .filter(({ stays }) => stays)
      kept.sort((one, two) => one.order - two.order)
      const added = csvRow({ ...LISTING, Kilometres: String(seed) })
      await inFolder(async (folder) => {
        const feedFile = join(folder, 'feed.csv')
        writeFileSync(
          feedFile,
          `${[header, ...kept.slice(0, 5).map(({ line }) => line), added, ...kept.slice(5).map(({ line }) => line)].join('\n')}\n`,
        )
        const again = await importFile(feedFile)
        const news = again.cars.filter(({ outline: { summary } }) => slugs.get(summary.id) !== summary.slug)
        expect(news.map(({ car }) => car.odometerKm)).toEqual([seed])
        expect(again.cars.length).toBeGreaterThan(cars.length * 0.88)
      })
    }
  })
})

const IDENTITY =
  'Brand,Year,Model,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,Kilometres,ColourExtInt,Location,BodyType,Doors,Seats'.split(
    ',',
  ) as (keyof Listing)[]

function idOf(listing: Listing): string {
  return createHash('sha1')
    .update(IDENTITY.map((column) => listing[column].trim()).join('\u001f'))
    .digest('hex')
    .slice(0, 12)
}

/** What a listing says, worked out cell by cell without the importer. */
function expectedOf(listing: Listing) {
  const toOrder = listing['Car/Suv'] === 'NEW Available to order' || listing.Kilometres === '- / -'
  const [exterior = '-'] = toOrder ? ['-'] : listing.ColourExtInt.split(' / ')
  const [city, state] = listing.Location === '' ? [null, null] : listing.Location.replace('AU-', '').split(', ')
  const price = Number(listing.Price)
  return {
    year: Number(listing.Year),
    odometerKm: /^\d+$/.test(listing.Kilometres) ? Number(listing.Kilometres) : null,
    colour: ['-', '', 'Other'].includes(exterior) ? null : exterior,
    city,
    state,
    priceAud: listing.Price !== '' && price >= 100 ? price : null,
    carType: listing.UsedOrNew.toLowerCase(),
    bodyType: BODIES[listing.BodyType] ?? 'not said',
    name: plainName(
      listing.Title.replace(' (No Badge)', '')
        .replace('Hyundai Trucks Mighty', 'Hyundai Mighty')
        .replace('Mazda Mazda', 'Mazda ')
        .replace('Sx4 S-Cross', 'S-Cross')
        .replace(/BMW (\d) M/, 'BMW $1 Series M'),
    ),
  }
}

function shownOf({ year, odometerKm, colour, city, state, priceAud, carType, body, bodyType, name }: Car) {
  return {
    bodyType: body === null || body === 'Commercial' ? 'not said' : bodyType,
    year,
    odometerKm,
    colour,
    city,
    state,
    priceAud,
    carType,
    name: plainName(name),
  }
}

const BODIES: Record<string, Car['bodyType']> = {
  Convertible: 'convertible',
  Coupe: 'coupe',
  Hatchback: 'hatch',
  'People Mover': 'people-mover',
  Sedan: 'sedan',
  SUV: 'suv',
  'Ute / Tray': 'ute',
  Wagon: 'wagon',
}

function plainName(name: string): string {
  return name.replace(/ ?\+$/, '').toLowerCase().replaceAll(/[ -]/g, '')
}
