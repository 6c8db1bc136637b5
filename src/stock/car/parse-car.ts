/** Makes a Car of the values that a mapping found, or notes why it cannot. Every car passes through here. */
import type { StockOptions } from '#config/schema/stock.ts'
import type { Car, CarStatus, PriceType } from '#domain/car/car.ts'
import { carSlug } from '#domain/car/car-slug.ts'
import { canonicalMake } from '#domain/car/make-names.ts'
import { carTypeOf, itemTypeOf, priceTypeOf, statusOf } from '#domain/normalise/car-type.ts'
import { colourFamilyOf } from '#domain/normalise/colour-family.ts'
import { driveOf } from '#domain/normalise/drive.ts'
import { fuelTypeOf } from '#domain/normalise/fuel-type.ts'
import { stateOf } from '#domain/normalise/state.ts'
import { gearCountOf, transmissionOf } from '#domain/normalise/transmission.ts'
import { isPostcode, POSTCODE_LENGTH } from '#domain/places/postcode.ts'
import type { DateOrder } from '#domain/values/read-date.ts'
import { readDate, readInstant, readMonthOrDate } from '#domain/values/read-date.ts'
import type { SourceFields } from '../mapping/mapping.ts'
import type { Scalar } from '../mapping/raw-record.ts'
import type { RowNotes } from '../rows/row-notes.ts'
import { itemTypeOfBody, readBodyType } from './body.ts'
import { carId } from './car-id.ts'
import { FieldReader } from './field-reader.ts'
import { readFinanceData } from './finance.ts'
import { readImages, readSpecifications, readTexts } from './lists.ts'
import { readMarketPrices, readPrices } from './prices.ts'
import { readItemSpecifications, readVariant } from './specifications.ts'
import { readViewing } from './viewing.ts'

const FIRST_YEAR = 1900
const MAX_COMMENT_CHARACTERS = 8_000

/** What a row's reading depends on besides the row. All of it is part of the cache's key. */
export interface CarContext {
  priceType: StockOptions['priceType']
  itemType: StockOptions['itemType']
  locationCodes: readonly string[]
  asAtYear: number
  dateOrder: DateOrder
}

/** The car; `null` when a value without which there is no car is missing (the notes say which). */
export function parseCar(fields: SourceFields, context: CarContext, notes: RowNotes): Car | null {
  const reader = new FieldReader(fields, notes)
  const identity = readIdentity(reader, context)
  if (identity === null) return null
  const { make, model, year, id, carType } = identity
  const badge = reader.line('badge', 120)
  const status = readStatus(reader)
  const itemWord = reader.word('item_type', itemTypeOf, 'car, caravan, motorcycle or truck')
  const body = reader.line('body', 80)
  const bodyType = readBodyType(reader, { body, model, badge, itemType: itemWord ?? context.itemType })
  const itemType = itemWord ?? itemTypeOfBody(bodyType, context.itemType)
  const transmissionText = reader.line('trans', 80)
  const colour = reader.line('colour', 60)
  const fuel = reader.line('fuel', 60)
  const instant = (value: Scalar) => readInstant(value, context.dateOrder)
  const date = (value: Scalar) => readDate(value, context.dateOrder)
  const month = (value: Scalar) => readMonthOrDate(value, context.dateOrder)
  const variant = readVariant(reader)
  const features = readTexts(reader, 'features')
  return {
    id,
    slug: carSlug({ id, year, make, model, badge }),
    name: [year, make, model, badge ?? ''].join(' ').trim(),
    year,
    make,
    model,
    badge,
    series: reader.line('series', 80),
    colour,
    colourFamily: colourFamilyOf(colour),
    interiorColour: reader.line('interior_colour', 80),
    carType,
    status,
    reserved: reader.flag('reserved', false),
    tag: reader.line('tag', 40),
    certified: reader.flag('certified', false),
    itemType,
    createdAt: reader.value('created_at', instant, 'a date and time such as 2026-03-31T09:00:00Z'),
    updatedAt: reader.value('updated_at', instant, 'a date and time such as 2026-03-31T09:00:00Z'),
    soldAt: status === 'sold' ? reader.value('sold_at', instant, 'a date and time such as 2026-03-31T09:00:00Z') : null,
    showOnWebsite: reader.flag('show_on_dealer_website', true),
    ...readPrices(reader),
    priceType: readPriceType(reader, context),
    preorder: reader.flag('preorder', false),
    marketPrices: readMarketPrices(reader),
    stockNumber: reader.line('stocknum', 40),
    vin: readVin(reader),
    registrationPlate: reader.line('regplate', 12)?.toUpperCase() ?? null,
    registrationExpiry: reader.value('rego_expiry', date, 'a date such as 31/03/2026'),
    nvic: reader.line('nvic', 20),
    images: readImages(reader),
    ...readViewing(reader),
    views: reader.number('views', { least: 0, most: 100_000_000, whole: true }),
    odometerKm: reader.number('km', { least: 0, most: 2_000_000, whole: true }),
    seats: reader.number('seats', { least: 1, most: 70, whole: true, zeroIsEmpty: true }),
    doors: reader.number('doors', { least: 1, most: 10, whole: true, zeroIsEmpty: true }),
    fuel,
    fuelType: reader.word('fuel', fuelTypeOf, 'a fuel such as Petrol, Diesel, Hybrid, PHEV, Electric or LPG'),
    transmission: reader.word('trans', transmissionOf, 'Automatic or Manual'),
    transmissionText,
    gearCount:
      reader.number('gearnum', { least: 1, most: 24, whole: true, zeroIsEmpty: true }) ??
      gearCountOf(transmissionText ?? ''),
    drive:
      itemType === 'truck'
        ? driveOf(reader.line('drive', 40) ?? '')
        : reader.word('drive', driveOf, 'FWD, RWD, AWD or 4WD'),
    body,
    bodyType,
    engineLitres: readEngineLitres(reader),
    cylinders: reader.number('cylinders', { least: 1, most: 16, whole: true, zeroIsEmpty: true }),
    induction: reader.line('induction', 60),
    powerKw: reader.number('power_kw', { least: 1, most: 2_000, zeroIsEmpty: true }),
    torqueNm: reader.number('torque', { least: 1, most: 5_000, zeroIsEmpty: true }),
    fuelLitresPer100Km: reader.number('fuelconsumptioncombined', { least: 0.1, most: 60, zeroIsEmpty: true }),
    fuelCapacityLitres: reader.number('fuelcapacity', { least: 1, most: 1_500, zeroIsEmpty: true }),
    towingCapacityKg: reader.number('towingcapacitybraked', { least: 1, most: 50_000, zeroIsEmpty: true }),
    ancapStars: reader.number('ancaprating', { least: 0, most: 5 }),
    buildDate: reader.value('build_date', month, 'a month such as 03/2026'),
    complianceDate: reader.value('compliance_date', month, 'a month such as 03/2026'),
    variant,
    ...readItemSpecifications(reader, {
      itemType,
      bodyType,
      gvmKg: variant?.grossVehicleMassKg ?? null,
      texts: [model, badge ?? '', body ?? '', ...features],
    }),
    ...readFinanceData(reader),
    comments: reader.paragraphs('dealercomments', MAX_COMMENT_CHARACTERS),
    features,
    standardEquipment: readTexts(reader, 'standard_equipment'),
    specifications: readSpecifications(reader),
    locationCode: readLocationCode(reader, context),
    city: reader.line('city', 80),
    state: reader.word('state', stateOf, 'a state such as NSW'),
    privateSuburb: reader.line('private_suburb', 80),
    privatePostcode: reader.word('private_postcode', postcodeOf, 'a postcode of 4 digits, such as 4000'),
  }
}

/** A spreadsheet may have taken the first 0 of a postcode of the Northern Territory. */
function postcodeOf(text: string): string | null {
  const postcode = text.padStart(POSTCODE_LENGTH, '0')
  return isPostcode(postcode) ? postcode : null
}

type Identity = Pick<Car, 'id' | 'year' | 'make' | 'model' | 'carType'>

/** What a car cannot be without: an id, year, make, model and car type. Notes every one that is missing. */
function readIdentity(reader: FieldReader, context: CarContext): Identity | null {
  const { notes } = reader
  const feedId = reader.line('id', 120)
  if (feedId === null)
    notes.problem(
      'id-missing',
      'id',
      reader.fields.id,
      'an id or a stock number',
      'the car cannot be distinguished from others',
    )
  const year = readYear(reader, context.asAtYear)
  const make = reader.line('make', 60)
  if (make === null)
    notes.problem('make-missing', 'make', reader.fields.make, 'a make such as Toyota', 'there is no make')
  const model = reader.line('model', 80)
  if (model === null)
    notes.problem('model-missing', 'model', reader.fields.model, 'a model such as Hilux', 'there is no model')
  const typeValue = reader.scalar('car_type')
  const carType = typeValue === null ? null : carTypeOf(String(typeValue).slice(0, 200))
  if (carType === null) {
    notes.problem(
      'car-type-unknown',
      'car_type',
      typeValue ?? reader.fields.car_type,
      'new, demo or used',
      'it is not known whether the car is new or used',
    )
  }
  if (feedId === null || year === null || make === null || model === null || carType === null) return null
  const id = carId(feedId)
  if (id !== feedId.toLowerCase()) notes.repair('id-made-safe')
  return { id, year, make: canonicalMake(make), model, carType }
}

/** "2021" and, as spreadsheets write it, "2021.0". */
function readYear(reader: FieldReader, asAtYear: number): number | null {
  // Model years run ahead of the calendar.
  const lastYear = asAtYear + 2
  const value = reader.scalar('year')
  const year = typeof value === 'number' ? value : Number(/^(\d{4})(?:\.0+)?$/.exec(String(value).trim())?.[1] ?? NaN)
  if (Number.isInteger(year) && year >= FIRST_YEAR && year <= lastYear) return year
  const problem = (code: string, reason: string) =>
    reader.notes.problem(code, 'year', value ?? reader.fields.year, `${FIRST_YEAR} to ${lastYear}`, reason)
  if (value === null) problem('year-missing', 'there is no year')
  else if (Number.isInteger(year)) problem('year-out-of-range', 'no car for sale is of that year')
  else problem('year-unreadable', 'it is no year of four digits')
  return null
}

/** S1 §3: any other value is treated as sold. A mapping that has no place for the status sells what it lists. */
function readStatus(reader: FieldReader): CarStatus {
  if (!('status' in reader.fields)) return 'in_stock'
  const value = reader.scalar('status')
  const status = value === null ? null : statusOf(String(value).slice(0, 100))
  if (status !== null) return status
  reader.notes.warn(
    'status-unknown',
    'status',
    value ?? reader.fields.status,
    'in_stock, coming_soon or sold',
    'the car is shown as sold',
  )
  return 'sold'
}

function readPriceType(reader: FieldReader, context: CarContext): PriceType {
  return reader.word('price_type', priceTypeOf, 'drive away, or excluding government charges') ?? context.priceType
}

/** 17 letters and digits; older and imported vehicles have shorter chassis numbers. */
function readVin(reader: FieldReader): string | null {
  const text = reader.line('vin', 40)
  if (text === null) return null
  const vin = text.toUpperCase().replace(/\s/g, '')
  if (/^(?:[A-HJ-NPR-Z0-9]{17}|[A-Z0-9-]{5,16})$/.test(vin)) return vin
  return reader.dropped('vin-unreadable', 'vin', text, '17 letters and digits without I, O and Q', 'it is no VIN')
}

/** "2.8L", 2.8 or 2755 (cubic centimetres). */
function readEngineLitres(reader: FieldReader): number | null {
  const size = reader.number('engine_size', { least: 0.1, most: 20_000, zeroIsEmpty: true })
  if (size === null) return null
  const litres = size >= 50 ? Math.round(size / 100) / 10 : size
  return litres <= 20
    ? litres
    : reader.dropped('out-of-range', 'engine_size', size, '0.1 to 20 litres', 'no engine has that size')
}

function readLocationCode(reader: FieldReader, context: CarContext): string | null {
  const code = reader.line('location_code', 80)
  if (code === null) return null
  const known =
    context.locationCodes.find((location) => location === code) ??
    context.locationCodes.find((location) => location.toLowerCase() === code.toLowerCase())
  return (
    known ??
    reader.dropped(
      'location-unknown',
      'location_code',
      code,
      'the code of a configured location',
      'the site has no such location',
    )
  )
}
