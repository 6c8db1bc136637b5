/** What marks a site as an invented example, and how its stock is made up. */
import * as v from 'valibot'
import { wholeNumber } from './text.ts'

const DEMO_STOCK_PROFILES = ['cars', 'caravans'] as const
export type DemoStockProfile = (typeof DEMO_STOCK_PROFILES)[number]

export const demoSchema = v.strictObject({
  /**
   * The feed that is written to `stock.feed` on the first build, in the format and mapping configured there;
   * `null` when the site keeps a feed of its own.
   */
  stock: v.nullable(
    v.strictObject({
      profile: v.picklist(DEMO_STOCK_PROFILES),
      /** The same seed gives the same vehicles. */
      seed: wholeNumber(0, 4_294_967_295),
      vehicles: wholeNumber(1, 100_000),
    }),
  ),
})
export type Demo = v.InferOutput<typeof demoSchema>
