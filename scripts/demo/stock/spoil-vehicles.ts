/** Makes stock as dirty as real feeds are: some rows beyond use, more that only need a wash. */
import { withoutPrices } from './comments/sales-comments.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { createRandom, seedOf } from './random.ts'

/** A row in thirty can be no car, far below the tenth at which a feed is held. */
const BAD_SHARE = 1 / 30
const UNTIDY_SHARE = 1 / 8

const unpriced = ({ dealercomments }: DemoVehicle): DemoVehicle => ({
  dealercomments: withoutPrices(String(dealercomments)),
})

type Spoil = (vehicle: DemoVehicle) => DemoVehicle

/** Rows that no importer can put right. */
const BAD: readonly Spoil[] = [
  ({ make: _, ...rest }) => rest,
  (vehicle) => ({ ...vehicle, make: '', model: '' }),
  (vehicle) => ({ ...vehicle, year: 2060 }),
  (vehicle) => ({ ...vehicle, year: 'TBA' }),
  ({ model: _, badge: __, series: ___, ...rest }) => rest,
]

/** What an importer washes off: the vehicle itself is right. */
const UNTIDY: readonly Spoil[] = [
  (vehicle) => ({
    ...vehicle,
    dealercomments: `<p>${vehicle.dealercomments}</p><br><b>Call us today!</b><script>alert("demo")</script>`,
  }),
  (vehicle) => ({
    ...vehicle,
    dealercomments: `${vehicle.dealercomments}\n\nFinance &amp; trade-ins welcome.`,
  }),
  (vehicle) => ({ ...vehicle, images: ['javascript:alert(1)'] }),
  (vehicle) => ({ ...vehicle, badge: `=${vehicle.badge}` }),
  (vehicle) => ({ ...vehicle, make: `  ${String(vehicle.make).toUpperCase()} `, model: ` ${vehicle.model}` }),
  (vehicle) => ({ ...vehicle, make: String(vehicle.make).toLowerCase() }),
  (vehicle) => ({ ...vehicle, ...unpriced(vehicle), price: 'POA' }),
  (vehicle) => ({ ...vehicle, ...unpriced(vehicle), price: -1 }),
  (vehicle) => ({ ...vehicle, ...unpriced(vehicle), price: 'call John 0491 570 156' }),
  (vehicle) => ({ ...vehicle, price: `$${Number(vehicle.price).toLocaleString('en-AU')}` }),
  (vehicle) => ({ ...vehicle, ...(vehicle.km === undefined ? {} : { km: `${vehicle.km} km` }) }),
  (vehicle) => ({ ...vehicle, colour: String(vehicle.colour).toUpperCase() }),
  (vehicle) => ({
    ...vehicle,
    dealercomments: `${vehicle.dealercomments}\n\nAllow 1½ hours for a good look and a drive – the café next door is open until three.`,
  }),
]

/** The vehicles with dirt on some and bad rows put in between; a bad row is extra, so no good car is lost. */
export function spoilVehicles(vehicles: readonly DemoVehicle[], seed: number): DemoVehicle[] {
  return vehicles.flatMap((vehicle, index) => {
    const random = createRandom(seedOf(seed ^ 0x5f3759df, index))
    const row = random.chance(UNTIDY_SHARE) ? random.pick(UNTIDY)(vehicle) : vehicle
    if (!random.chance(BAD_SHARE)) return [row]
    if (random.chance(0.2)) return [row, { ...vehicle, dealercomments: 'Entered twice.' }]
    const stock = `X${9_000_000 + index}`
    return [row, random.pick(BAD)({ ...vehicle, id: stock, stocknum: stock })]
  })
}
