/** Numbers that the keys of finance share. */
import * as v from 'valibot'
import { amountAud } from '../text.ts'

/** More than any vehicle costs. */
const MAX_AUD = 10_000_000

export const money = amountAud(0, MAX_AUD)

/** An annual rate: 7.5 for 7.5 %. */
export const percent = v.pipe(
  v.number(),
  v.minValue(0, 'expected at least 0'),
  v.maxValue(100, 'expected at most 100, such as 7.5 for 7.5 %'),
)

export const years = v.pipe(
  v.number(),
  v.minValue(0.5, 'expected at least half a year'),
  v.maxValue(30, 'expected at most 30 years'),
)

/** A step of a field. */
export const step = v.pipe(v.number(), v.minValue(0.01, 'expected at least 0.01'))
