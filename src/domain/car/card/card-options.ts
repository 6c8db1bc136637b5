/** All that the card of a car takes from its site: small and serialisable, because browsers draw cards, too (S1 §2). */
import type { CheckoutSegment, ReservingSite } from '../../access/car-journeys.ts'
import { canReserve } from '../../access/car-journeys.ts'
import type { ResponsiveOptions } from '../../images/source-set.ts'
import type { CarType, PriceType } from '../car.ts'
import type { ButtonState, CarButton } from '../page/car-buttons.ts'
import type { CarPhones } from '../page/phone-block.ts'
import { carPhone } from '../page/phone-block.ts'
import type { PriceOptions } from '../price/price-display.ts'
import type { CardContentOptions, CardFact } from './card-content.ts'

export interface CardOptions extends CardContentOptions, PriceOptions {
  /** The logo of certified cars in the place of the words; `null` for the words. */
  readonly certifiedLogo: string | null
  readonly wasLabel: string
  /** Whether cars can be compared, so that a card has the toggle for it. */
  readonly compare: boolean
  readonly priceTypeLabels: Readonly<Record<PriceType, string>>
  readonly gridColumns: number
  readonly images: ResponsiveOptions
  readonly buttons: Readonly<Record<ButtonState, readonly CarButton[]>>
  readonly buttonLabels: Readonly<Record<CarButton, string>>
  /** Whether the site has forms. */
  readonly takesEnquiries: boolean
  /** Where "enquire" leads. */
  readonly locationsPath: string
  /** Where "reserve" leads; `null` on a site whose cars cannot be reserved. */
  readonly checkoutSegment: CheckoutSegment | null
  /** Where "call" leads: a card knows no location. */
  readonly phones: Readonly<Record<CarType, string>>
}

/** What of a site's configuration `cardOptions` reads. */
interface CardSite extends ReservingSite {
  readonly card: Pick<CardContentOptions, 'similarText'> &
    PriceOptions & {
      readonly certifiedLogo: string | null
      readonly facts: readonly CardFact[]
      readonly caravanFacts: readonly CardFact[]
      readonly motorcycleFacts: readonly CardFact[]
      readonly truckFacts: readonly CardFact[]
    }
  readonly search: { readonly usedLabel: string; readonly gridColumns: number }
  readonly labels: { readonly was: string; readonly priceTypes: Readonly<Record<PriceType, string>> }
  readonly images: ResponsiveOptions
  readonly compare: { readonly show: boolean }
  readonly buttons: {
    readonly card: CardOptions['buttons']
    readonly labels: CardOptions['buttonLabels']
  }
  readonly journeys: { readonly checkoutSegment: CheckoutSegment }
  readonly locationPages: { readonly listPath: string }
  readonly phone: string
  readonly vehiclePage: { readonly phone: Pick<CarPhones, 'byCarType'> }
}

export function cardOptions(site: CardSite): CardOptions {
  const { card, search, labels, images, buttons } = site
  return {
    facts: {
      car: card.facts,
      caravan: card.caravanFacts,
      motorcycle: card.motorcycleFacts,
      truck: card.truckFacts,
    },
    similarText: card.similarText,
    usedLabel: search.usedLabel,
    subscription: card.subscription,
    subscriptionPeriod: card.subscriptionPeriod,
    preorderText: card.preorderText,
    noPriceText: card.noPriceText,
    certifiedLogo: card.certifiedLogo,
    wasLabel: labels.was,
    compare: site.compare.show,
    priceTypeLabels: labels.priceTypes,
    gridColumns: search.gridColumns,
    images,
    buttons: buttons.card,
    buttonLabels: buttons.labels,
    takesEnquiries: site.platform !== null,
    locationsPath: site.locationPages.listPath,
    checkoutSegment: canReserve(site) ? site.journeys.checkoutSegment : null,
    phones: phonesOf(site),
  }
}

function phonesOf({ phone, vehiclePage }: CardSite): CardOptions['phones'] {
  const phones = { byDealership: {}, byCarType: vehiclePage.phone.byCarType, location: null, site: phone }
  const of = (carType: CarType): string => carPhone({ carType, dealershipSlug: null }, phones)
  return { new: of('new'), demo: of('demo'), used: of('used') }
}
