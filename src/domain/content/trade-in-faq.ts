/** What shoppers ask before they trade in a car (S1 §9, S2 §9 "Trade-in FAQ"). */
import type { ItemName } from '../car/item-types.ts'
import { groupThousands } from '../formats/money.ts'
import { withTradeInName } from '../leads/trade-in-name.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

export interface EstimateLimits {
  readonly maximumAgeYears: number
  readonly maximumKm: number
}

/** S1 §9: online estimates are generally not given beyond these. */
export const ESTIMATE_LIMITS: EstimateLimits = { maximumAgeYears: 7, maximumKm: 100_000 }

/** Whether an online estimate is generally given for a car. */
export function hasOnlineEstimate(car: { ageYears: number; km: number }, limits: EstimateLimits): boolean {
  return car.ageYears <= limits.maximumAgeYears && car.km <= limits.maximumKm
}

/** The specification's sentence, and what to do instead. */
export function beyondLimitsText({ maximumAgeYears, maximumKm }: EstimateLimits, itemName: ItemName): string {
  const years = `${maximumAgeYears} ${maximumAgeYears === 1 ? 'year' : 'years'}`
  return withTradeInName(
    `Online estimates are generally not given for {vehicles} over ${years} old or over ${groupThousands(maximumKm)} km. Send us the details or bring the {vehicle} in, and we will value it in person.`,
    itemName,
  )
}

/** The static questions, with a site's limits in their words. The first is the specification's; ours: the others. */
export function tradeInQuestions(limits: EstimateLimits, itemName: ItemName): Question[] {
  const questions = [
    {
      question: 'Can I get an estimate for any {vehicle} online?',
      answer: beyondLimitsText(limits, itemName),
    },
    {
      question: 'Is the online estimate what I will be paid?',
      answer:
        'It is a guide from the details that you give. The price is settled once we have seen the {vehicle}, its history and its condition.',
    },
    {
      question: 'What should I bring?',
      answer:
        'The {vehicle} with all of its keys, the registration papers, the service history, and proof of who you are. If money is still owed on the {vehicle}, a payout letter from the lender.',
    },
    {
      question: 'Can I trade in a {vehicle} that is under finance?',
      answer:
        'Usually. The amount that is still owed is paid to the lender out of the price, and the rest goes towards your next {vehicle}.',
    },
  ]
  return questions.map(({ question, answer }) => ({
    question: withTradeInName(question, itemName),
    answer: withTradeInName(answer, itemName),
  }))
}
