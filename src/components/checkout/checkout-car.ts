/** Shows the car beside the form that reserves it, by the record of the car's own page. */
import type { FetchedCar } from '../compare/fetch-car.ts'

/** A car whose page cannot be read is not shown; the form works without it. */
export function showCheckoutCar(fetched: FetchedCar): void {
  const aside = document.querySelector<HTMLElement>('[data-car]')
  if (fetched.kind !== 'car' || aside === null) return
  const { car, price, reserveAmount } = fetched.found
  if (reserveAmount !== undefined) showReserveAmount(reserveAmount)
  const put = (selector: string, text: string): void => aside.querySelector(selector)?.replaceChildren(text)
  put('[data-name]', car.name)
  put('[data-price]', price.amount)
  put('[data-price-note]', price.note)
  const picture = aside.querySelector<HTMLImageElement>('[data-picture]')
  if (picture !== null && car.primary_image_url !== null) {
    picture.src = car.primary_image_url
    picture.hidden = false
  }
  aside.hidden = false
}

/** S1 §9: what this car's payment processor asks for, in every place that says what is paid. */
export function showReserveAmount(amount: string): void {
  for (const place of document.querySelectorAll('[data-amount]')) place.textContent = amount
}
