import { describe, expect, it } from 'vitest'
import { isOfferShownOn, lastDayOf, offerImage } from '#domain/offers/offer.ts'

describe('S2 §3: excluded_website_ids', () => {
  it.each([
    [[], '7', true],
    [['7'], '7', false],
    [['7'], 7, false],
    [['8', '9'], '7', true],
    [['8', '9'], 9, false],
    [['77'], '7', true],
  ])('%j on %j: %s', (excludedWebsiteIds, websiteId, shown) => {
    expect(isOfferShownOn({ excludedWebsiteIds }, websiteId)).toBe(shown)
  })
})

describe('the image of an offer', () => {
  it.each([
    ['/own.jpg', '/model.jpg', '/none.svg', '/own.jpg'],
    [null, '/model.jpg', '/none.svg', '/model.jpg'],
    ['', '/model.jpg', '/none.svg', '/model.jpg'],
    [null, '', '/none.svg', '/none.svg'],
    [null, null, null, null],
  ])('%j, %j, %j gives %j', (imageUrl, imageOrModelImageUrl, placeholder, image) => {
    expect(offerImage({ imageUrl, imageOrModelImageUrl }, placeholder)).toBe(image)
  })
})

describe('the last day of an offer', () => {
  it.each([
    [null, null],
    ['2026-11-30', 'Mon 30 Nov 2026'],
    // 5 pm and midnight in Melbourne.
    ['2026-11-30T06:00:00Z', 'Mon 30 Nov 2026'],
    ['2026-11-30T13:00:00Z', 'Mon 30 Nov 2026'],
  ])('of %j is %j', (expiry, day) => {
    expect(lastDayOf({ expiry }, 'Australia/Melbourne')).toBe(day)
  })
})
