/** A card from a hit of either engine, equal to the one that the plan made of the same car; and what a hit must hold for it. */
import { availability } from '#domain/car/availability.ts'
import type { CarCard, CarSummary } from '#domain/car/car-summary.ts'
import type { CarTagKind } from '#domain/car/tag.ts'
import type { CarDocument } from '#domain/search/attributes/car-attributes.ts'

/** What a card shows and the document of its car does not say. Flat, because columns of single values compress best. */
export interface CardFields
  extends Pick<
    CarSummary,
    | 'priceAud'
    | 'beforePriceAud'
    | 'offerPriceAud'
    | 'priceType'
    | 'preorder'
    | 'body'
    | 'bodyType'
    | 'colourFamily'
    | 'imageCount'
  > {
  readonly imageUrl: string | null
  readonly thumbnailUrl: string | null
  readonly tagKind: CarTagKind | null
  readonly tagLabel: string | null
  readonly place: string | null
}

/** A hit, as far as its card needs it. Each engine adds its own: `objectID`, `_highlightResult`. */
export type CarHit = CarDocument & {
  readonly card: CardFields
  /** From the place that was searched from: "9.4 km". */
  readonly distance?: string
}

export function cardFields({ car, tag, place = null }: CarCard): CardFields {
  return {
    priceAud: car.priceAud,
    beforePriceAud: car.beforePriceAud,
    offerPriceAud: car.offerPriceAud,
    priceType: car.priceType,
    preorder: car.preorder,
    body: car.body,
    bodyType: car.bodyType,
    colourFamily: car.colourFamily,
    imageCount: car.imageCount,
    imageUrl: car.image?.url ?? null,
    thumbnailUrl: car.image?.thumbnailUrl ?? null,
    tagKind: tag?.kind ?? null,
    tagLabel: tag?.label ?? null,
    place,
  }
}

export function cardOfHit({ card, distance, ...document }: CarHit): CarCard {
  return {
    car: {
      id: document.id,
      slug: document.slug,
      name: document.name,
      year: document.year,
      make: document.make,
      model: document.model,
      badge: document.badge,
      series: document.series,
      carType: document.car_type,
      status: document.status,
      reserved: document.reserved,
      tag: document.tag,
      certified: document.certified,
      itemType: document.item_type,
      priceAud: card.priceAud,
      beforePriceAud: card.beforePriceAud,
      offerPriceAud: card.offerPriceAud,
      subscriptionPriceAud: document.subscription_price,
      priceType: card.priceType,
      preorder: card.preorder,
      stockNumber: document.stocknum,
      odometerKm: document.km,
      fuelType: document.fuel,
      transmission: document.transmission,
      body: card.body,
      bodyType: card.bodyType,
      colourFamily: card.colourFamily,
      image: card.imageUrl === null ? null : { url: card.imageUrl, thumbnailUrl: card.thumbnailUrl ?? card.imageUrl },
      imageCount: card.imageCount,
      sleeps: document.sleeps,
      bodyLengthMm: document.body_length,
      tareWeightKg: document.tare_weight,
      engineCc: document.engine_cc,
      isLearnerApproved: document.lams,
      grossVehicleMassKg: document.gvm,
      axles: document.axle_type,
    },
    availability: availability(document),
    tag: card.tagKind === null ? null : { kind: card.tagKind, label: card.tagLabel ?? '' },
    place: card.place === null || distance === undefined ? card.place : `${card.place}, ${distance}`,
  }
}
