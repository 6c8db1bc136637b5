/** Cars that shoppers have paid to reserve, which the feed does not know yet. */
import { outlineCar } from '#domain/car/car-summary.ts'
import { joinRuns, runsOf } from '#domain/values/runs.ts'
import type { ImportedCar } from '#stock/stock-importer.ts'

/** The same object for the same car, as the feed's own are. */
const made = new WeakMap<ImportedCar, ImportedCar>()

export function withReservations(stock: readonly ImportedCar[], ids: ReadonlySet<string>): readonly ImportedCar[] {
  if (ids.size === 0) return stock
  const runs = runsOf(stock)
  return joinRuns(
    runs.map((run) =>
      run.some(({ id }) => ids.has(id)) ? run.map((car) => (ids.has(car.id) ? reserved(car) : car)) : run,
    ),
  )
}

function reserved(imported: ImportedCar): ImportedCar {
  if (imported.car.reserved) return imported
  const known = made.get(imported)
  if (known !== undefined) return known
  const { id, fingerprint, summaryFingerprint, ownPictures, mediaOrigins } = imported
  const car = { ...imported.car, reserved: true }
  const reservedCar: ImportedCar = {
    id,
    car,
    outline: outlineCar(car),
    fingerprint: `${fingerprint} reserved`,
    summaryFingerprint: `${summaryFingerprint} reserved`,
    ownPictures,
    mediaOrigins,
    memo: null,
  }
  made.set(imported, reservedCar)
  return reservedCar
}
