/** Films of a few made-up vehicles: a dealer films some of those that it photographs all around. */
import type { DemoVehicle } from '../demo-vehicle.ts'

/** By the stock number, without dice: a film leaves the rest of the stock as it is. */
const ONE_CAR_IN = 8
const ONE_CARAVAN_IN = 3

/** Of a vehicle with these frames of its turning: a film among its photographs, or a walk around it. */
export function vehicleFilms({ item_type: itemType, stocknum }: DemoVehicle, spin: readonly string[]): DemoVehicle {
  const number = Number(String(stocknum).replace(/\D/g, ''))
  const folder = spin[0]?.replace(/spin\/.*$/, '')
  if (folder === '/imagery/suv/white/' && number % ONE_CAR_IN === 0) return { video_url: `${folder}passing-by.webm` }
  if (itemType === 'caravan' && folder !== undefined && number % ONE_CARAVAN_IN === 0)
    return { walkaround_videos: [`${folder}walk-around.webm`] }
  return {}
}
