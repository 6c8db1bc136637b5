/** Every field that S2 §3 names is read, with its value. */
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { LocationInput } from '#config/schema/places/location.ts'
import { locationSchema } from '#config/schema/places/location.ts'
import { reviewSchema } from '#domain/entities/dealership.ts'
import { offerFromDto, offerSchema } from '#domain/entities/offer.ts'
import { WEEKDAYS } from '#domain/time/opening-hours.ts'

it('S2 §3: of an offer', () => {
  const written = {
    id: 7,
    name: 'CX-5 at 3.9%',
    description: 'Words.',
    sanitized_description: 'Plain words.',
    disclaimer: 'Approved applicants only.',
    category: 'Finance offer',
    manufacturer: { name: 'Mazda' },
    model: { name: 'CX-5', slug: 'cx-5', override_url: '/mazda-cx-5' },
    image_url: '/offer.jpg',
    image_or_model_image: { url: '/model.jpg' },
    excluded_website_ids: [3, '4'],
  }
  expect(offerFromDto(v.parse(offerSchema, written))).toMatchObject({
    id: '7',
    name: 'CX-5 at 3.9%',
    description: 'Words.',
    sanitizedDescription: 'Plain words.',
    disclaimer: 'Approved applicants only.',
    category: 'Finance offer',
    manufacturer: 'Mazda',
    model: { name: 'CX-5', slug: 'cx-5', overrideUrl: '/mazda-cx-5' },
    imageUrl: '/offer.jpg',
    imageOrModelImageUrl: '/model.jpg',
    excludedWebsiteIds: ['3', '4'],
  })
})

it('S2 §3: of a review', () => {
  const review = {
    id: '12',
    customer_name: 'Kim',
    text: 'Good people.',
    rating: 4.5,
    review_date: '2026-10-02',
    reply_text: 'Thank you.',
  }
  expect(v.parse(reviewSchema, review)).toEqual(review)
})

it('S2 §3: of a location, its week from Sunday to Saturday and its special hours', () => {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, 'closed']))
  const place: LocationInput = {
    code: 'N1',
    name: 'North Shore',
    slug: 'north-shore',
    type: 'service',
    subtype: 'buying',
    primary: true,
    visible: false,
    dealership: { id: '9', name: 'North Shore Group', slug: 'north-shore-group' },
    makes: ['Mazda'],
    dealerLicence: 'MD 1',
    repairerLicence: 'MVRL 2',
    address: {
      street: '1 Example Street',
      city: 'Chermside',
      state: 'QLD',
      postcode: '4032',
      latitude: -27.4,
      longitude: 153,
      placeId: 'P1',
      placeUrl: 'https://maps.example/p1',
    },
    phone: '0400 111 222',
    landlinePhone: '07 7010 0009',
    openingHours: { ...week, monday: '8:30-17:30' },
    specialHours: [{ date: '2026-12-25', label: 'Christmas Day', hours: 'closed' }],
    image: { url: '/front.jpg', thumbnailUrl: '/front-small.jpg' },
    reviews: { averageRating: 4.6, count: 31 },
  }
  expect(WEEKDAYS).toHaveLength(7)
  expect(v.parse(locationSchema, place)).toMatchObject(place)
})
