/** The car that a form is about. */
import type { ShownCar } from '#stores/saved/viewed-cars.ts'

export function CarOfForm({ car }: { readonly car: ShownCar }) {
  return (
    <p className="form-car">
      {car.imageUrl !== null && <img src={car.imageUrl} alt="" width="96" height="64" decoding="async" />}
      <span className="form-car__words">
        <strong>{car.name}</strong>
        {car.price !== null && <span>{car.price}</span>}
      </span>
    </p>
  )
}
