import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { quotedReviews, REVIEW_MINIMUM_RATING, ratingText, STARS, starFills } from '#domain/content/reviews.ts'
import { ESTIMATE_LIMITS, hasOnlineEstimate, tradeInQuestions } from '#domain/content/trade-in-faq.ts'

const CAR = { one: 'car', many: 'cars' }

describe('S1 §9, S2 §9: reviews', () => {
  const review = (rating: number, review_date: string | null = null) => ({ rating, review_date })

  it('quotes ratings of at least 4 unless a site says otherwise', () => {
    expect(REVIEW_MINIMUM_RATING).toBe(4)
    const reviews = [review(3.9), review(4), review(5)]
    expect(quotedReviews(reviews, REVIEW_MINIMUM_RATING)).toEqual([review(4), review(5)])
    expect(quotedReviews(reviews, 4.1)).toEqual([review(5)])
    expect(quotedReviews(reviews, 0)).toHaveLength(3)
  })

  it('puts the newest first, those without a date last, and leaves the list alone', () => {
    const reviews = [review(5), review(5, '2026-01-02'), review(4, '2026-03-01'), review(5, '2026-01-02')]
    expect(quotedReviews(reviews, 4).map(({ review_date }) => review_date)).toEqual([
      '2026-03-01',
      '2026-01-02',
      '2026-01-02',
      null,
    ])
    expect(reviews[0]?.review_date).toBeNull()
  })

  it('keeps the order of reviews of one day', () => {
    const reviews = [review(4, '2026-01-02'), review(5, '2026-01-02')]
    expect(quotedReviews(reviews, 4).map(({ rating }) => rating)).toEqual([4, 5])
  })

  test.each([
    [4, '4.0'],
    [4.25, '4.3'],
    [4.24, '4.2'],
    [4.96, '5.0'],
    [0, '0.0'],
  ])('S1 §9: %d is written %s', (rating, text) => {
    expect(ratingText(rating)).toBe(text)
  })

  const starsOf = (rating: number) =>
    starFills(rating)
      .map((fill) => ({ full: '*', partial: '+', empty: '-' })[fill])
      .join('')

  test.each([
    // S2 §4: a decimal above 30 percent fills a partial star; 30 percent itself does not, whatever binary makes of it.
    [0, '-----'],
    [0.31, '+----'],
    [1.3, '*----'],
    [2.3, '**---'],
    [3.3, '***--'],
    [4, '****-'],
    [4.29, '****-'],
    [4.3, '****-'],
    [4.31, '****+'],
    [4.5, '****+'],
    [4.99, '****+'],
    [5, '*****'],
  ])('S2 §4: %d is shown as %s', (rating, stars) => {
    expect(starsOf(rating)).toBe(stars)
  })

  it('S2 §4: draws five stars: full, then at most one partial, then empty', () => {
    expect(STARS).toBe(5)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        expect(starsOf(rating)).toMatch(/^\**\+?-*$/)
        expect(starFills(rating)).toHaveLength(5)
      }),
    )
  })
})

describe('S1 §9, S2 §9: the trade-in FAQ', () => {
  test.each([
    [7, 100_000, true],
    [8, 100_000, false],
    [7, 100_001, false],
    [0, 0, true],
  ])('a car of %i years and %i km: %s', (ageYears, km, expected) => {
    expect(hasOnlineEstimate({ ageYears, km }, ESTIMATE_LIMITS)).toBe(expected)
  })

  it('says so in the words of the specification', () => {
    expect(tradeInQuestions(ESTIMATE_LIMITS, CAR)[0]?.answer).toMatch(
      /^Online estimates are generally not given for cars over 7 years old or over 100,000 km\. /,
    )
  })

  it('takes a site’s own limits into its words', () => {
    const [first] = tradeInQuestions({ maximumAgeYears: 1, maximumKm: 20_000 }, CAR)
    expect(first?.answer).toContain('over 1 year old or over 20,000 km')
  })

  it('answers each question once', () => {
    expect(tradeInQuestions(ESTIMATE_LIMITS, CAR).map(({ question }) => question)).toEqual([
      'Can I get an estimate for any car online?',
      'Is the online estimate what I will be paid?',
      'What should I bring?',
      'Can I trade in a car that is under finance?',
    ])
    for (const { answer } of tradeInQuestions(ESTIMATE_LIMITS, CAR)) expect(answer.length).toBeGreaterThan(40)
  })

  it('speaks of cars to those who sell cars alone', () => {
    const words = JSON.stringify(tradeInQuestions(ESTIMATE_LIMITS, { one: 'caravan', many: 'caravans' }))
    expect(words).not.toMatch(/\bcars?\b|[{}]vehicle/)
    expect(words).toContain('Can I get an estimate for any vehicle online?')
  })
})
