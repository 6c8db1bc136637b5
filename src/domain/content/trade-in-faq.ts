/** What shoppers ask before they trade in a car (S1 §9, S2 §9 "Trade-in FAQ"). */
import { groupThousands } from '../formats/money.ts'

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
export function beyondLimitsText({ maximumAgeYears, maximumKm }: EstimateLimits): string {
  const years = `${maximumAgeYears} ${maximumAgeYears === 1 ? 'year' : 'years'}`
  return `Online estimates are generally not given for cars over ${years} old or over ${groupThousands(maximumKm)} km. Send us the details or bring the car in, and we will value it in person.`
}

/** The static questions, with a site's limits in their words. The first is the specification's; ours: the others. */
export function tradeInQuestions(limits: EstimateLimits): Question[] {
  return [
    {
      question: 'Can I get an estimate for any car online?',
      answer: beyondLimitsText(limits),
    },
    {
      question: 'Is the online estimate what I will be paid?',
      answer:
        'It is a guide from the details that you give. The price is settled once we have seen the car, its history and its condition.',
    },
    {
      question: 'What should I bring?',
      answer:
        'The car with all of its keys, the registration papers, the service history, and proof of who you are. If money is still owed on the car, a payout letter from the lender.',
    },
    {
      question: 'Can I trade in a car that is under finance?',
      answer:
        'Usually. The amount that is still owed is paid to the lender out of the price, and the rest goes towards your next car.',
    },
  ]
}
