/** One made-up electric car that is let by the week. */
import { CAR_MODELS } from './car-models.ts'
import type { DemoLocation, DemoVehicle } from './demo-vehicle.ts'
import { generateCar } from './generate-car.ts'
import type { Random } from './random.ts'

const ELECTRIC_MODELS = CAR_MODELS.flatMap((model) => {
  const variants = model.variants.filter(([, , engine]) => engine.startsWith('electric'))
  return variants.length === 0 ? [] : [{ ...model, variants }]
})
/** What a week costs of what the car is worth. */
const WEEKLY_SHARE = 0.0058
/** Cars that came off lease have been checked; those just taken in have not. */
const SHARE_CERTIFIED = 0.85
/** Driven by the company's own people: not for letting. */
const SHARE_OWN_USE = 0.07

export function generateElectricCar(random: Random, asAt: Date, location: DemoLocation, number: number): DemoVehicle {
  const car = generateCar(random, asAt, location, number, ELECTRIC_MODELS)
  const weeklyAud = Math.round((Number(car.price) * WEEKLY_SHARE) / 5) * 5 + 4
  const kept = random.chance(SHARE_OWN_USE) ? { car_type: 'demo' } : {}
  return { ...car, ...kept, certified: random.chance(SHARE_CERTIFIED), subscription_price: weeklyAud }
}
