/** What marks a site as an invented example, and how its stock is made up. */
import * as v from 'valibot'
import { required } from './option.ts'
import { wholeNumber } from './text.ts'

const DEMO_STOCK_PROFILES = ['cars', 'caravans'] as const
export type DemoStockProfile = (typeof DEMO_STOCK_PROFILES)[number]

const demoStockSchema = v.strictObject({
  profile: required(v.picklist(DEMO_STOCK_PROFILES), 'What kind of vehicles are made up.'),
  seed: required(wholeNumber(0, 4_294_967_295), 'The same seed gives the same vehicles.'),
  vehicles: required(wholeNumber(1, 100_000), 'How many vehicles are made up.'),
})

export const demoSchema = v.strictObject({
  stock: required(
    v.nullable(demoStockSchema),
    'The feed that is written to `stock.feed` on the first build, in the format and mapping configured there; `null` when the site keeps a feed of its own.',
  ),
})
export type Demo = v.InferOutput<typeof demoSchema>
