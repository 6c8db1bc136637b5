import { expect, it } from 'vitest'
import type { LeadRule, LeadTarget, RoutedLead, RoutedTarget } from '#domain/leads/lead-routing.ts'
import { leadTargets } from '#domain/leads/lead-routing.ts'

const ANY: LeadRule = { categories: [], locations: [], makes: [], carTypes: [] }
const LEAD: RoutedLead = { category: 'Service Booking', location: 'GEE', make: 'Mazda', carType: 'used' }
const mailTo = (address: string): LeadTarget => ({ kind: 'email', to: [address] })
const routed = (address: string, when: Partial<LeadRule> = {}): RoutedTarget => ({
  target: mailTo(address),
  when: { ...ANY, ...when },
})

it.each<[string, Partial<LeadRule>, boolean]>([
  ['without a rule', {}, true],
  ['its category, in any case', { categories: ['Parts', 'SERVICE booking'] }, true],
  ['another category', { categories: ['Parts'] }, false],
  ['its location', { locations: ['GEE'] }, true],
  ['another location', { locations: ['MEL'] }, false],
  ['its make', { makes: ['mazda'] }, true],
  ['another make', { makes: ['Kia'] }, false],
  ['its car type', { carTypes: ['demo', 'used'] }, true],
  ['another car type', { carTypes: ['new'] }, false],
  ['all that it asks', { categories: ['Service Booking'], makes: ['Mazda'] }, true],
  ['one of two that it asks', { categories: ['Service Booking'], makes: ['Kia'] }, false],
])('a target %s', (_, when, takes) => {
  expect(leadTargets([routed('a@example.com', when)], LEAD, [])).toEqual(takes ? [mailTo('a@example.com')] : [])
})

it('a lead that says nothing of it fits no list', () => {
  const lead = { category: null, location: null, make: null, carType: null }
  for (const when of [{ categories: ['Parts'] }, { locations: ['GEE'] }, { makes: ['Kia'] }, { carTypes: ['new'] }])
    expect(leadTargets([routed('a@example.com', when as Partial<LeadRule>)], lead, [])).toEqual([])
})

it('goes to every target that fits, and to the first address where none does', () => {
  const targets = [routed('a@example.com'), routed('b@example.com', { makes: ['Kia'] }), routed('c@example.com')]
  expect(leadTargets(targets, LEAD, ['place@example.com'])).toEqual([mailTo('a@example.com'), mailTo('c@example.com')])
  expect(leadTargets([], LEAD, [null, 'site@example.com'])).toEqual([mailTo('site@example.com')])
  expect(leadTargets([], LEAD, [null, null])).toEqual([])
})
