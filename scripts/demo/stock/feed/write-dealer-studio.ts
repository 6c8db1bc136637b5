/** Writes the Dealer Studio-style JSON feed: its own names, and a price for each thing that it may include. */
import type { DemoVehicle } from '../demo-vehicle.ts'

/** Ours -> the feed's, where they differ. */
const NAMES: Record<string, string> = {
  regplate: 'rego',
  km: 'odometer',
  nvic: 'nvic_code',
  trans: 'transmission',
  before_price: 'wasprice',
  fuelconsumptioncombined: 'fuel_consumption',
}

export function writeDealerStudio(vehicles: readonly DemoVehicle[]): string {
  return `[\n${vehicles.map((vehicle) => `  ${JSON.stringify(dealerStudioRecord(vehicle))}`).join(',\n')}\n]\n`
}

function dealerStudioRecord({ id: _, price, price_type: priceType, ...vehicle }: DemoVehicle): Record<string, unknown> {
  const prices = priceType === 'excluding_government_charges' ? { egcprice: price } : { dapprice: price }
  const renamed = Object.entries(vehicle).map(([field, value]) => [NAMES[field] ?? field, value])
  return { ...Object.fromEntries(renamed), ...(price === undefined ? {} : prices) }
}
