/** What the page of a car asks and reports of its car (S1 §7 view.json, phone-reveal logging). */
import { callEndpoint } from '#contract/call-endpoint.ts'
import { carView, deliveryPrice, revealPhone } from '#contract/cars.ts'
import type { CarStatus, PriceType } from '#domain/car/car.ts'
import type { PhoneRevealPayload } from '#domain/car/page/phone-block.ts'
import { PHONE_REVEAL_NOT_LOGGED } from '#domain/failures/failure-wordings.ts'
import type { PlatformOptions } from '#domain/platform/platform-calls.ts'
import type { DeliveryEstimate } from '#domain/running-costs/delivery-price.ts'

export interface CarViewRequest {
  readonly slug: string
  readonly photos_count: string
  readonly updated_at?: string
  readonly website_id: string
}

export interface CarViewAnswer {
  readonly views: number
  readonly status: CarStatus
  readonly reserved: boolean
  readonly prices: {
    readonly priceAud: number | null
    readonly beforePriceAud: number | null
    readonly offerPriceAud: number | null
    readonly subscriptionPriceAud: number | null
    readonly priceType: PriceType
  }
}

/** Counts a view; `null` without an answer, on which the page stays as it was built. */
export async function viewCar(request: CarViewRequest, platform: PlatformOptions): Promise<CarViewAnswer | null> {
  const outcome = await callEndpoint(carView, request, { platform })
  if (outcome.kind !== 'answered') return null
  const { views, car_fields: fields } = outcome.answer
  return {
    views,
    status: fields.status,
    reserved: fields.reserved,
    prices: {
      priceAud: fields.price,
      beforePriceAud: fields.before_price,
      offerPriceAud: fields.offer_price,
      subscriptionPriceAud: fields.subscription_price,
      priceType: fields.price_type,
    },
  }
}

/** Logs a look at the number; a failure is logged only (S1 §8). */
export async function logPhoneReveal(payload: PhoneRevealPayload, platform: PlatformOptions): Promise<void> {
  const outcome = await callEndpoint(revealPhone, payload, { platform, keepalive: true })
  // biome-ignore lint/suspicious/noConsole: S1 §8: logged only
  if (outcome.kind !== 'answered') console.warn(PHONE_REVEAL_NOT_LOGGED)
}

/** What delivery of a car costs; `null` where there is no estimate, or when it cannot be had (S1 §7, §8). */
export async function askDeliveryPrice(
  postcode: string,
  carId: string,
  platform: PlatformOptions,
): Promise<DeliveryEstimate | null> {
  const outcome = await callEndpoint(deliveryPrice, { postcode, car_id: carId }, { platform })
  if (outcome.kind !== 'answered') return null
  const { name, price } = outcome.answer
  return name === null || price === null ? null : { name, priceAud: price }
}
