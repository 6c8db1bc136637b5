/** What a car's variant and a caravan are built like (S1 §3 "Variant", "Caravan specifications", "Series"). */
import { readFlag } from '../values/read-flag.ts'
import { readLengthMm } from '../values/read-length.ts'
import { asLine, asNumber, entity, flag, isRecord, line, number, read, whole } from './fields.ts'

/** Names of the specification; units are those of Australian data: L, kg, mm, Nm, L/100km. */
export const variantEntries = {
  cylinders: whole(1, 16),
  enginesize: line(60),
  enginesize_litres: number(0, 30, 2),
  induction: line(60),
  fuelconsumptioncombined: number(0, 60, 2),
  fuelcapacity: number(0, 1_500, 1),
  grossvehiclemass: number(0, 100_000, 1),
  vehiclelength: number(0, 30_000, 1),
  vehicleheight: number(0, 10_000, 1),
  vehiclewidth: number(0, 10_000, 1),
  towingcapacitybraked: number(0, 50_000, 1),
  bodyconfiguration: line(80),
  torque: number(0, 5_000, 1),
  ancaprating: number(0, 5, 1),
  geartype: line(80),
  /** Not of S1 §3; ours, because dealers' data has it: kW. */
  power: number(0, 2_000, 1),
}
export const variantSchema = entity(variantEntries)

/** S1 §3 "Caravan specifications": flat fields of a car. */
export const caravanEntries = {
  body_width: read(asLengthMm),
  body_length: read(asLengthMm),
  tare_weight: number(0, 20_000, 1),
  axle_type: line(40),
  sleeps: whole(1, 14),
  aggregate_trailer_mass: number(0, 30_000, 1),
  /** The rest is ours: S1 §3 knows no more of what is not a car. */
  ball_weight: number(0, 1_000, 1),
  bunks: flag(null),
  bathroom: flag(null),
  off_road: flag(null),
  lams: flag(null),
  licence_class: line(40),
}

const SERIES_FLAGS = ['duo', 'city', 'sport'] as const

/** A series is a text; one site has an object of flags, of which the first that is set names it (S1 §3 "Series"). */
export const series = read((value) =>
  isRecord(value) ? (SERIES_FLAGS.find((name) => readFlag(value[name]) === true) ?? null) : asLine(80)(value),
)

function asLengthMm(value: unknown): number | null {
  return asNumber(500, 30_000, 0)(readLengthMm(value))
}
