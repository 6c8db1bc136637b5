/** The links at the foot of a card: those of its table that lead somewhere (S1 §2 "Card buttons"). */

import { checkoutPath } from '#domain/access/car-journeys.ts'
import type { CarSummary } from '#domain/car/car-summary.ts'
import type { CardOptions } from '#domain/car/card/card-options.ts'
import type { CarButton } from '#domain/car/page/car-buttons.ts'
import { buttonState } from '#domain/car/page/car-buttons.ts'
import { phoneHref } from '#domain/formats/phone.ts'
import { carFormHref } from '#domain/leads/form-href.ts'

export interface CardAction {
  button: CarButton
  label: string
  href: string
  /** Whether the enquiry form is opened in place. */
  opensForm: boolean
}

export function cardActions(car: CarSummary, options: CardOptions): CardAction[] {
  return options.buttons[buttonState(car)].flatMap((button) => {
    const href = cardHref(button, car, options)
    return href === null
      ? []
      : [{ button, label: options.buttonLabels[button], href, opensForm: isEnquiry(button, options) }]
  })
}

/** A card is the same on all pages of a site, so it knows no page but those that every site has. */
function cardHref(button: CarButton, car: CarSummary, options: CardOptions): string | null {
  switch (button) {
    case 'explore':
      return `/cars/${car.slug}`
    case 'enquire':
    case 'quickEnquiry':
      if (options.takesEnquiries) return `${carFormHref(options.locationsPath, car.id)}#form`
      return button === 'enquire' ? options.locationsPath : null
    case 'call':
      return phoneHref(options.phones[car.carType])
    case 'reserve':
      return options.checkoutSegment && checkoutPath(car.slug, options.checkoutSegment)
    case 'findSimilar':
      // A model's page may list nothing but sold cars; the car's own page shows the similar ones in stock.
      return `/cars/${car.slug}#similar`
    default:
      return null
  }
}

function isEnquiry(button: CarButton, { takesEnquiries }: CardOptions): boolean {
  return takesEnquiries && (button === 'enquire' || button === 'quickEnquiry')
}
