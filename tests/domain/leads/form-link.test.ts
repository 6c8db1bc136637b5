import fc from 'fast-check'
import { expect, it } from 'vitest'
import { carFormHref, modelFormHref } from '#domain/leads/form-href.ts'
import { readFormLink } from '#domain/leads/form-link.ts'

it.each([
  ['', { carId: null, known: {} }],
  ['?', { carId: null, known: {} }],
  ['?car_id=t1042', { carId: 't1042', known: {} }],
  ['?car_id=', { carId: null, known: {} }],
  ['?preferredDealership=acme&vehiclePriceBudget=30000', { dealership_slug: 'acme', vehiclePriceBudget: '30000' }],
  ['?category=Fleet+Enquiry&location=GEE&other=x', { category: 'Fleet Enquiry', location: 'GEE' }],
  ['?category=', {}],
  ['?offer=Winter%20Sale', { message: 'Please tell me more about this offer: Winter Sale' }],
  ['?model=Mazda%20CX-5', { message: 'Please tell me more about the new Mazda CX-5.' }],
  ['?report=history', { message: 'Please send me the vehicle history report (PPSR) of this vehicle.' }],
  ['?report=analysis', { message: 'Please send me the car analysis of this vehicle.' }],
  ['?report=other', {}],
])('%s', (search, link) => {
  expect(readFormLink(search)).toEqual('carId' in link ? link : { carId: null, known: link })
})

it('reads what it writes', () => {
  const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text.isWellFormed())
  fc.assert(
    fc.property(words, (text) => {
      const queryOf = (href: string): string => href.slice('/contact'.length)
      expect(readFormLink(queryOf(carFormHref('/contact', text))).carId).toBe(text)
      expect(readFormLink(`?${new URLSearchParams({ offer: text })}`).known['message']).toContain(text)
      expect(readFormLink(queryOf(modelFormHref('/contact', text))).known['message']).toContain(text)
    }),
  )
})
