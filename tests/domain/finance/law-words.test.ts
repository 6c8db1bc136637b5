/** Whatever cuts a text of a lender or a dealer, its rates and its warnings stay in view. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { financeDisclaimer } from '#domain/finance/disclaimer.ts'
import { COMPARISON_RATE_WARNING } from '#domain/finance/disclosure.ts'
import { cutText, lawWords, statesRate } from '#domain/finance/law-words.ts'
import { collapsedDescription, collapsedDisclaimer } from '#domain/offers/collapse.ts'

const RATES = [
  'Interest rate 6.29% p.a.',
  'The comparison rate is 8.19 %, for approved applicants!',
  'A rate of 4.9 per annum applies over three years.',
]
const ORDINARY = [
  'Approved applicants only.',
  'Terms, fees and charges of the lender apply.',
  'Ask us for the whole contract; it has 14 pages and a plan of all repayments.',
  'Offered until sold out?',
]

const sentences = fc.array(fc.constantFrom(...RATES, ...ORDINARY, COMPARISON_RATE_WARNING), { maxLength: 9 })
const inView = (cut: { preview: string; kept: string | null }): string => `${cut.preview} ${cut.kept ?? ''}`

describe('a text that is cut', () => {
  it('keeps each rate, and a warning with all that follows it, wherever the cut is', () => {
    fc.assert(
      fc.property(sentences, fc.nat(400), (words, characters) => {
        const cut = cutText(words.join(' '), characters)
        if (cut === null) return
        const warnsAt = words.findIndex((sentence) => /warning/i.test(sentence))
        const law = words.filter((sentence, at) => RATES.includes(sentence) || (warnsAt !== -1 && at >= warnsAt))
        for (const sentence of law) expect(inView(cut)).toContain(sentence)
      }),
    )
  })

  it('begins as the text begins, and is as short as it may be where the law says nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, characters) => {
        fc.pre(!statesRate(text))
        const cut = cutText(text, characters)
        if (cut === null) return
        expect(text.startsWith(cut.preview)).toBe(true)
        expect(cut.preview.length).toBeGreaterThanOrEqual(Math.min(text.length, characters) - 1)
        expect(cut.preview.length).toBeLessThanOrEqual(characters)
        expect(cut.preview.isWellFormed()).toBe(true)
        expect(cut.kept).toBeNull()
      }),
    )
  })

  it('says everything where only words of the law would have been cut', () => {
    expect(cutText(`Approved applicants only. ${COMPARISON_RATE_WARNING}`, 60)).toBeNull()
  })
})

describe('every place that cuts a text', () => {
  const filler = 'Terms, fees and charges apply. '.repeat(8)
  const text = `${filler}The comparison rate is 8.19% p.a. ${filler}${COMPARISON_RATE_WARNING}`
  const options = { descriptionLimit: 200, previewLength: 160, disclaimerLimit: 200 }

  it.each([
    ["a lender's disclaimer", () => financeDisclaimer(text)],
    ["an offer's description", () => collapsedDescription(text, options)],
    ["an offer's disclaimer", () => collapsedDisclaimer(text, options)],
  ])('%s keeps them in view', (_name, cut) => {
    expect(cut()).toMatchObject({ kept: `The comparison rate is 8.19% p.a. ${COMPARISON_RATE_WARNING}` })
  })
})

it('the words of the law are found in a text, a warning to its end', () => {
  expect(lawWords('Approved applicants only. WARNING: this is an example. Fees apply.')).toBe(
    'WARNING: this is an example. Fees apply.',
  )
  expect(lawWords('Approved applicants only.')).toBeNull()
  expect([statesRate('Kia Sportage at 3.9% p.a.'), statesRate('$1,000 off')]).toEqual([true, false])
})
