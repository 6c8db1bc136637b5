/**
 * The classified-listings CSV: no ids, make and model cut at the first space, and several cells that hold
 * something else than their column says. Each repair here is described in docs/feeds.md under its name.
 */
import { hash } from 'node:crypto'
import { canonicalMake, longMakeAtStart, splitModel } from '#domain/car/make-names.ts'
import type { RowNotes } from '../rows/row-notes.ts'
import type { Mapping, SourceFields } from './mapping.ts'
import type { RawRecord } from './raw-record.ts'
import { textOf } from './raw-record.ts'

/** What distinguishes one listing from another. The price and the dealer's name change while a car is for sale. */
const IDENTITY_COLUMNS = [
  'Brand',
  'Year',
  'Model',
  'Title',
  'UsedOrNew',
  'Transmission',
  'Engine',
  'DriveType',
  'FuelType',
  'Kilometres',
  'ColourExtInt',
  'Location',
  'BodyType',
  'Doors',
  'Seats',
] as const

const COLUMNS = [...IDENTITY_COLUMNS, 'Car/Suv', 'FuelConsumption', 'CylindersinEngine', 'Price']

/** Words that say nothing in this feed; "Other" is a choice of its forms, not a body or a fuel. */
const NOTHING = new Set(['', '-', 'nan', 'other'])

const WARRANTY = /^\d+ years?\b.* \/ /i
const COLOUR_PAIR = /^(.*?) \/ (.*)$/s

type Cells = (column: string) => string

export const classifiedListingsMapping: Mapping = {
  name: 'classified-listings',
  record: null,
  delimiter: ',',
  dateOrder: 'day-month-year',
  columns: COLUMNS,
  named: COLUMNS.map((column) => ({ field: column, names: [column] })),
  fields(record, notes) {
    const cell: Cells = (column) => textOf(record[column])
    if (IDENTITY_COLUMNS.every((column) => NOTHING.has(cell(column).toLowerCase()))) {
      notes.problem('blank-row', 'row', '', 'a car', 'the row holds nothing')
      return {}
    }
    return {
      id: identity(record),
      year: cell('Year'),
      ...titleFields(cell, notes),
      car_type: cell('UsedOrNew'),
      status: 'in_stock',
      price: cell('Price'),
      trans: said(cell('Transmission')),
      drive: said(cell('DriveType')),
      fuel: said(cell('FuelType')),
      body: said(cell('BodyType')),
      ...engineFields(cell, notes),
      fuelconsumptioncombined: consumption(cell, notes),
      ...doorsAndSeats(cell, notes),
      ...placeAndUse(cell, notes),
    }
  },
}

function said(text: string): string | null {
  return NOTHING.has(text.toLowerCase()) ? null : text
}

/** The same for the same listing wherever it stands in the feed, whatever else the feed holds. */
function identity(record: RawRecord): string {
  const values = IDENTITY_COLUMNS.map((column) => textOf(record[column]))
  return hash('sha1', values.join('\u001f'), 'hex').slice(0, 12)
}

/** Rules `make-of-two-words` and `model-from-title`: the title is whole where Brand and Model are cut. */
function titleFields(cell: Cells, notes: RowNotes): SourceFields {
  const title = cell('Title')
  const brand = cell('Brand')
  const afterYear = title.startsWith(`${cell('Year')} `) ? title.slice(cell('Year').length + 1) : ''
  const longMake = longMakeAtStart(afterYear)
  const make = longMake ?? brand
  if (make === '' || !afterYear.toLowerCase().startsWith(`${make.toLowerCase()} `)) {
    notes.problem(
      'title-disagrees',
      'Title',
      title,
      `${cell('Year')} ${brand} …`,
      'the title names another year or make',
    )
    return {}
  }
  if (longMake !== null && longMake !== brand) notes.repair('make-of-two-words')
  const { model, rest } = splitModel(canonicalMake(make), afterYear.slice(make.length + 1).trim())
  if (model !== cell('Model') && longMake === null) notes.repair('model-from-title')
  // "Other" is a choice of the form, and no model: a row that names none is quarantined.
  return { make, model: said(model), badge: rest === '' || /^\(no badge\)$/i.test(rest) ? null : rest }
}

/** "4 cyl, 2.2 L" is cylinders and litres; a size of 0 L is an electric motor, or unknown. */
function engineFields(cell: Cells, notes: RowNotes): SourceFields {
  const engine = cell('Engine')
  const cylinders = /(\d+) cyl/.exec(engine)?.[1] ?? null
  const litres = /(\d+(?:\.\d+)?) L/.exec(engine)?.[1] ?? null
  if (litres === '0') notes.repair('engine-of-zero-litres')
  return { cylinders, engine_size: litres === '0' ? null : litres }
}

/** Rule `consumption-of-zero`: nothing is driven on 0 L / 100 km but an electric car, which has no litres. */
function consumption(cell: Cells, notes: RowNotes): string | null {
  const litres = /^(\d+(?:\.\d+)?) L \/ 100 km$/.exec(cell('FuelConsumption'))?.[1] ?? null
  if (litres === null || Number(litres) > 0) return litres
  notes.repair('consumption-of-zero')
  return null
}

/** Rule `seats-in-doors`: where Seats is empty, the Doors cell may hold "5 Seats". */
function doorsAndSeats(cell: Cells, notes: RowNotes): SourceFields {
  const count = (text: string, word: string) => new RegExp(`^(\\d+) ${word}$`, 'i').exec(text)?.[1] ?? null
  const seatsInDoors = cell('Seats') === '' ? count(cell('Doors'), 'Seats') : null
  if (seatsInDoors !== null) notes.repair('seats-in-doors')
  return { doors: count(cell('Doors'), 'Doors'), seats: seatsInDoors ?? count(cell('Seats'), 'Seats') }
}

/**
 * Kilometres, colours and place. Rule `shifted-columns`: a car that can be ordered has no Kilometres cell, so its
 * colours stand under Kilometres, its warranty under ColourExtInt, and it stands in no place.
 */
function placeAndUse(cell: Cells, notes: RowNotes): SourceFields {
  const kilometres = cell('Kilometres')
  const pair = cell('ColourExtInt')
  const isShifted = COLOUR_PAIR.test(kilometres) || WARRANTY.test(pair)
  if (!isShifted) return { km: said(kilometres), ...colours(pair, notes), ...place(cell('Location'), notes) }
  if (!COLOUR_PAIR.test(kilometres) || !WARRANTY.test(pair) || cell('Location') !== '' || cell('UsedOrNew') !== 'NEW') {
    notes.problem(
      'columns-shifted',
      'Kilometres',
      kilometres,
      'a number of kilometres',
      'its cells stand under the wrong columns',
    )
    return {}
  }
  notes.repair('shifted-columns')
  return {
    ...colours(kilometres, notes),
    status: 'coming_soon',
    preorder: true,
    specifications: [{ label: 'Warranty', value: pair }],
  }
}

/** "White / Black Cloth" is exterior and interior; a build month in the interior's place is not a colour. */
function colours(pair: string, notes: RowNotes): SourceFields {
  const found = COLOUR_PAIR.exec(pair)
  if (found === null) return {}
  const interior = said(found[2] ?? '')
  if (interior === null || /[a-z]/i.test(interior)) return { colour: said(found[1] ?? ''), interior_colour: interior }
  notes.repair('interior-not-a-colour')
  return { colour: said(found[1] ?? ''), interior_colour: null }
}

/** "Caringbah, NSW"; rule `state-prefix`: "AU-VIC" is VIC. */
function place(location: string, notes: RowNotes): SourceFields {
  const comma = location.lastIndexOf(',')
  if (comma === -1) return {}
  const state = location.slice(comma + 1).trim()
  if (state.startsWith('AU-')) notes.repair('state-prefix')
  return { city: location.slice(0, comma).trim(), state: state.replace(/^AU-/, '') }
}
