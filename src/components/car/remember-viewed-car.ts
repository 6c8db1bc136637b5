/** Keeps the car of this page among the cars that this device has seen (S1 §3 "Viewed-car record"). */
import { browserFavouriteOf } from '#components/favourites/favourite-attributes.ts'
import { priceWords } from '#islands/forms/price-words.ts'
import { viewedCars } from '#stores/saved/browser-viewed-cars.ts'

/** The page's heart has the car's record. */
export function rememberViewedCar(): void {
  const page = document.querySelector<HTMLElement>('.car')
  const heart = page?.querySelector<HTMLElement>('favourite-button')
  const car = heart === null || heart === undefined ? null : browserFavouriteOf(heart)
  if (page === null || car === null) return
  viewedCars.add({
    id: car.id,
    stocknum: page.dataset['stock'] ?? null,
    make: car.make,
    model: car.model,
    body: car.bodyType,
    simple_body: car.bodyType,
    name: car.name,
    image: car.primary_image_url,
    price: priceWords(page),
  })
}
