import { describe, expect, it } from 'vitest'
import { isOfferShownOn, offerImage } from '#domain/offers/offer.ts'

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
