/** Where a car's price stands among similar cars of the platform's own stock. */
import type { Site } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { readComparableCars } from '#database/estimates.ts'
import type { Car } from '#domain/car/car.ts'
import type { AutoGauge } from '#domain/car/price/auto-gauge.ts'
import { gaugeFromPrices, SIMILAR_KM_APART, SIMILAR_YEARS_APART } from '#domain/car/price/market-gauge.ts'
import { currentPriceAud } from '#domain/car/price/price-display.ts'
import { plainName } from '#domain/valuation/vehicle.ts'

/** `null` of a car without price or kilometres, of a new one, and where there are too few similar cars. */
export async function gaugeFromStock(db: Database, site: Site, car: Car): Promise<AutoGauge | null> {
  const priceAud = currentPriceAud(car)
  const { odometerKm } = car
  if (priceAud === null || odometerKm === null || car.carType === 'new') return null
  const cars = await readComparableCars(db, {
    make: plainName(car.make),
    models: [plainName(car.model)],
    minYear: car.year - SIMILAR_YEARS_APART,
    maxYear: car.year + SIMILAR_YEARS_APART,
    minKm: odometerKm - SIMILAR_KM_APART,
    maxKm: odometerKm + SIMILAR_KM_APART,
    isDemo: site.demo !== null,
    except: { siteSlug: site.slug, slug: car.slug, vin: car.vin },
  })
  return gaugeFromPrices(
    priceAud,
    cars.map((similar) => similar.priceAud),
  )
}
