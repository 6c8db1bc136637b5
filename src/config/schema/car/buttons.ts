/** Which buttons a car has, what they say, and what reserving costs (S1 §2, §4, §9). */
import * as v from 'valibot'
import type { ButtonPlace, ButtonState, CarButton } from '#domain/car/page/car-buttons.ts'
import { CAR_BUTTONS } from '#domain/car/page/car-buttons.ts'
import { CARD_TYPES, RESERVE_AMOUNT_AUD } from '#domain/car/price/reserve.ts'
import { option } from '../option.ts'
import { amountAud, choices, text } from '../text.ts'

const label = (button: string, fallback: string, source = '') =>
  option(text, fallback, `The words of the ${button} button.`, source)

const labelsSchema = v.strictObject({
  explore: label('explore', 'Explore Vehicle', 'S1 §2'),
  quickEnquiry: label('quick enquiry', 'Quick Enquiry', 'S1 §2'),
  reserve: label('reserve', 'Reserve', 'S1 §2'),
  enquire: label('enquire', 'Enquire Now', 'S1 §2'),
  call: label('call', 'Call Now', 'S1 §2'),
  instantMessage: label('instant message', 'Message Us'),
  testDrive: label('test drive', 'Book a Test Drive'),
  requestPhotos: label('request photos', 'Request Photos', 'S1 §2'),
  finance: label('finance', 'Apply for Finance'),
  tradeIn: label('trade-in', 'Value My Trade-in'),
  buyOnline: label('buy online', 'Buy Online'),
  vehicleReport: label('vehicle report', 'Vehicle History Report'),
  carAnalysis: label('car analysis', 'Car Analysis', 'S2 §3'),
  findSimilar: label('find similar', 'Find Me Something Similar', 'S1 §4'),
})

const ENQUIRIES = ['enquire', 'call', 'testDrive', 'finance', 'tradeIn', 'requestPhotos'] as const

/** S1 §4: in stock and coming soon show enquiry, finance and reserve; anything else only Find Me Something Similar. */
const DEFAULT_TABLE = {
  card: {
    inStock: ['explore', 'quickEnquiry', 'reserve'],
    reserved: ['explore', 'quickEnquiry'],
    comingSoon: ['explore', 'quickEnquiry', 'reserve'],
    sold: ['findSimilar'],
  },
  page: {
    inStock: [...ENQUIRIES, 'reserve', 'vehicleReport', 'carAnalysis'],
    reserved: [...ENQUIRIES],
    comingSoon: [...ENQUIRIES, 'reserve'],
    sold: ['findSimilar'],
  },
  mobileBar: {
    inStock: ['call', 'enquire'],
    reserved: ['call', 'enquire'],
    comingSoon: ['call', 'enquire'],
    sold: [],
  },
} as const satisfies Record<ButtonPlace, Record<ButtonState, readonly CarButton[]>>

const STATE_WORDS: Record<ButtonState, string> = {
  inStock: 'a car in stock',
  reserved: 'a reserved car',
  comingSoon: 'a car that is coming soon',
  sold: 'a car that is not in stock',
}

const places = { card: 'On a card', page: "On the vehicle's page", mobileBar: 'In the bar of a phone' } as const

const buttonsOf = (place: ButtonPlace, state: ButtonState) =>
  option(
    choices(CAR_BUTTONS),
    [...DEFAULT_TABLE[place][state]],
    `${places[place]}: the buttons of ${STATE_WORDS[state]}, in their order.`,
    place === 'mobileBar' ? 'S1 §2' : 'S1 §2, §4',
  )

const tableOf = (place: ButtonPlace) =>
  v.strictObject({
    inStock: buttonsOf(place, 'inStock'),
    reserved: buttonsOf(place, 'reserved'),
    comingSoon: buttonsOf(place, 'comingSoon'),
    sold: buttonsOf(place, 'sold'),
  })

export const buttonsSchema = v.strictObject({
  labels: option(labelsSchema, {}, 'What each button says.'),
  card: option(tableOf('card'), {}, `The buttons of a card for each state of a car: any of ${CAR_BUTTONS.join(', ')}.`),
  page: option(tableOf('page'), {}, "The buttons of the vehicle's page for each state of a car."),
  mobileBar: option(tableOf('mobileBar'), {}, 'The buttons of the bar that a phone shows for each state of a car.'),
  save: option(v.boolean(), true, 'Whether cars can be saved to the watchlist.', 'S1 §4'),
  print: option(v.boolean(), true, "Whether a car's page leads to its print page and its brochure.", 'S1 §2'),
  reserveAmountAud: option(
    amountAud(1, 100_000),
    RESERVE_AMOUNT_AUD,
    "Dollars paid to reserve a car when the car's payment processor names no amount.",
    'S1 §9',
  ),
  cardTypes: option(
    choices(CARD_TYPES),
    [...CARD_TYPES],
    `The cards that are accepted: any of ${CARD_TYPES.join(', ')}.`,
    'S1 §9',
  ),
})
