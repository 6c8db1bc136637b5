/** Masses and dimensions of a variant, and what only caravans, motorcycles or trucks have (S1 §3). */
import type {
  BodyType,
  CaravanSpecification,
  ItemType,
  MotorcycleSpecification,
  TruckSpecification,
  VariantFacts,
} from '#domain/car/car.ts'
import type { CarField } from '#domain/car/car-fields.ts'
import { truckLicenceBy } from '#domain/car/truck-licence.ts'
import {
  speaksOfBathroom,
  speaksOfBunks,
  speaksOfLearners,
  speaksOfOffRoad,
} from '#domain/normalise/equipment-words.ts'
import { axlesOf, truckLicenceOf } from '#domain/normalise/truck-licence.ts'
import { readLengthMm } from '#domain/values/read-length.ts'
import { readMassKg } from '#domain/values/read-mass.ts'
import type { FieldReader } from './field-reader.ts'

export function readVariant(reader: FieldReader): VariantFacts | null {
  const variant: VariantFacts = {
    grossVehicleMassKg: massKg(reader, 'grossvehiclemass', 100_000),
    lengthMm: reader.number('vehiclelength', { least: 500, most: 30_000, zeroIsEmpty: true }),
    widthMm: reader.number('vehiclewidth', { least: 500, most: 10_000, zeroIsEmpty: true }),
    heightMm: reader.number('vehicleheight', { least: 300, most: 10_000, zeroIsEmpty: true }),
    bodyConfiguration: reader.line('bodyconfiguration', 80),
  }
  return Object.values(variant).some((value) => value !== null) ? variant : null
}

/** What is known of an item besides its fields. */
export interface KnownOfItem {
  readonly itemType: ItemType
  readonly bodyType: BodyType | null
  readonly gvmKg: number | null
  /** Model, badge, body and features, in whose words feeds say what they have no field for. */
  readonly texts: readonly string[]
}

interface ItemSpecifications {
  caravan: CaravanSpecification | null
  motorcycle: MotorcycleSpecification | null
  truck: TruckSpecification | null
}

export function readItemSpecifications(reader: FieldReader, known: KnownOfItem): ItemSpecifications {
  const { itemType } = known
  return {
    caravan: itemType === 'caravan' ? readCaravan(reader, known) : null,
    motorcycle: itemType === 'motorcycle' ? readMotorcycle(reader, known) : null,
    truck: itemType === 'truck' ? readTruck(reader, known) : null,
  }
}

function readCaravan(reader: FieldReader, { texts }: KnownOfItem): CaravanSpecification {
  return {
    bodyWidthMm: caravanLengthMm(reader, 'body_width'),
    bodyLengthMm: caravanLengthMm(reader, 'body_length'),
    tareWeightKg: massKg(reader, 'tare_weight', 20_000),
    aggregateTrailerMassKg: massKg(reader, 'aggregate_trailer_mass', 30_000),
    ballWeightKg: reader.number('ball_weight', { least: 10, most: 1_000, whole: true, zeroIsEmpty: true }),
    axleType: reader.line('axle_type', 40),
    sleeps: reader.number('sleeps', { least: 1, most: 14, whole: true, zeroIsEmpty: true }),
    hasBunks: saidOrCounted(reader, 'bunks') ?? speaksOfBunks(texts),
    hasBathroom: saidOrCounted(reader, 'bathroom') ?? speaksOfBathroom(texts),
    isOffRoad: saidOrCounted(reader, 'off_road') ?? speaksOfOffRoad(texts),
  }
}

function readMotorcycle(reader: FieldReader, { texts }: KnownOfItem): MotorcycleSpecification {
  const size = reader.number('engine_size', { least: 0.04, most: 20_000, zeroIsEmpty: true })
  const said = saidOrCounted(reader, 'lams')
  return {
    // "649 cc" or 649; "1.3 L" is the other way to write it.
    engineCc: size === null ? null : Math.round(size >= 20 ? size : size * 1_000),
    isLearnerApproved: said ?? (speaksOfLearners([...texts, reader.line('licence_class', 60) ?? '']) ? true : null),
  }
}

function readTruck(reader: FieldReader, { gvmKg, bodyType }: KnownOfItem): TruckSpecification {
  const axles = reader.line('axle_type', 40)
  const drive = axlesOf(reader.line('drive', 40) ?? '')
  const configuration = axles === null ? (/^\d+x\d+$/.test(drive) ? drive : null) : axlesOf(axles)
  return {
    axles: configuration,
    licence:
      reader.word('licence_class', truckLicenceOf, 'C, LR, MR, HR, HC or MC') ??
      truckLicenceBy(gvmKg, configuration, bodyType),
  }
}

/** Yes, no, or how many: "2" bunks and "Ensuite" are a yes; `null` when the feed says nothing. */
function saidOrCounted(reader: FieldReader, field: CarField): boolean | null {
  const value = reader.scalar(field)
  if (value === null) return null
  return !/^(?:0|n|no|false|none|off|nil|external|on ?road)$/i.test(String(value).trim())
}

function massKg(reader: FieldReader, field: CarField, most: number): number | null {
  const value = reader.scalar(field)
  if (value === null) return null
  const kg = readMassKg(value)
  if (kg === null) return reader.dropped('not-a-number', field, value, 'a number', 'it is not a number')
  if (kg === 0) return null
  if (kg >= 50 && kg <= most) return kg
  return reader.dropped('out-of-range', field, value, `50 to ${most}`, 'no vehicle has such a value')
}

function caravanLengthMm(reader: FieldReader, field: CarField): number | null {
  const value = reader.scalar(field)
  if (value === null) return null
  const lengthMm = readLengthMm(value)
  if (lengthMm !== null && lengthMm >= 500 && lengthMm <= 30_000) return Math.round(lengthMm)
  if (lengthMm === 0) return null
  return reader.dropped('out-of-range', field, value, '500 to 30000 mm', 'no caravan has that size')
}
