import { describe, expect, it, test } from 'vitest'
import { EVENT_TABLE } from '#domain/analytics/event-table.ts'
import type { ShopperAction } from '#domain/analytics/events.ts'
import { ANALYTICS_EVENTS, analyticsEvent, analyticsFailureWarning, leadSentAction } from '#domain/analytics/events.ts'
import type { FormKind } from '#domain/leads/forms/form-definition.ts'
import { FORM_KINDS } from '#domain/leads/forms/form-definition.ts'

test.each<[ShopperAction, number | null]>([
  [{ kind: 'favouriteAdded' }, 39],
  [{ kind: 'watchlistSaved' }, 39],
  [{ kind: 'phoneClicked' }, 25],
  [{ kind: 'financeCalculatorChanged', isFirst: true }, 26],
  [{ kind: 'financeCalculatorChanged', isFirst: false }, null],
  [{ kind: 'enquirySent', carType: 'new' }, 14],
  [{ kind: 'enquirySent', carType: 'used' }, 15],
  [{ kind: 'enquirySent', carType: 'demo' }, 14],
  [{ kind: 'enquirySent', carType: null }, 14],
  [{ kind: 'testDriveSent', carType: 'new' }, 17],
  [{ kind: 'testDriveSent', carType: 'used' }, 48],
  [{ kind: 'testDriveSent', carType: 'demo' }, 17],
  [{ kind: 'testDriveSent', carType: null }, 17],
  [{ kind: 'historyReportAsked' }, 60],
  [{ kind: 'printed' }, 61],
  [{ kind: 'offerAccepted' }, 18],
  [{ kind: 'carViewed', carType: 'used' }, 4],
  [{ kind: 'carViewed', carType: 'new' }, null],
  [{ kind: 'carViewed', carType: 'demo' }, null],
  [{ kind: 'searchViewed' }, 49],
  [{ kind: 'careersEnquirySent' }, 51],
])('S1 §7: %o is event %s', (action, id) => {
  expect(analyticsEvent(action, 'new')).toBe(id)
})

test.each<[ShopperAction, number]>([
  [{ kind: 'enquirySent', carType: 'demo' }, 15],
  [{ kind: 'testDriveSent', carType: 'demo' }, 48],
  [{ kind: 'carViewed', carType: 'demo' }, 4],
  [{ kind: 'enquirySent', carType: 'new' }, 14],
])('where demonstrators count as used, %o is event %s', (action, id) => {
  expect(analyticsEvent(action, 'used')).toBe(id)
})

describe('the table', () => {
  it('S2 §9: has exactly the ids of the specifications, each once', () => {
    expect(Object.values(ANALYTICS_EVENTS).sort((a, b) => a - b)).toEqual([
      4, 14, 15, 17, 18, 25, 26, 39, 48, 49, 51, 60, 61,
    ])
  })

  it('has one row for each id, with a name and parameters that Google Analytics 4 takes', () => {
    expect(EVENT_TABLE.map(({ id }) => id)).toEqual(Object.values(ANALYTICS_EVENTS))
    expect(new Set(EVENT_TABLE.map(({ label }) => label)).size).toBe(EVENT_TABLE.length)
    for (const { ascName, ascParameters } of EVENT_TABLE) {
      for (const name of [ascName, ...Object.keys(ascParameters)]) expect(name).toMatch(/^[a-z][a-z0-9_]{0,39}$/)
      for (const value of Object.values(ascParameters)) expect(value.length).toBeLessThanOrEqual(100)
    }
  })

  it('S1 §7: words the warning of a failure', () => {
    expect(analyticsFailureWarning(39)).toBe('Analytics event 39 could not be sent.')
  })
})

test.each<[FormKind, string | null, ShopperAction | null]>([
  ['enquiry', null, { kind: 'enquirySent', carType: 'used' }],
  ['enquiry', 'General Enquiry', { kind: 'enquirySent', carType: 'used' }],
  ['enquiry', 'Careers Enquiry', { kind: 'careersEnquirySent' }],
  ['contact', 'Careers Enquiry', { kind: 'careersEnquirySent' }],
  ['contact', null, { kind: 'enquirySent', carType: 'used' }],
  ['basic', null, { kind: 'enquirySent', carType: 'used' }],
  ['careers', null, { kind: 'careersEnquirySent' }],
  ['testDrive', null, { kind: 'testDriveSent', carType: 'used' }],
  ['offerAccepted', null, { kind: 'offerAccepted' }],
])('S1 §7: the form %s with category %s reports %j', (form, category, action) => {
  expect(leadSentAction(form, category, 'used')).toEqual(action)
})

it('other forms have no event', () => {
  const silent = FORM_KINDS.filter((form) => leadSentAction(form, null, null) === null)
  expect(silent).toEqual([
    'requestPhotos',
    'finance',
    'applyForFinance',
    'financePreApproval',
    'tradeIn',
    'sellMyCar',
    'serviceBooking',
    'parts',
    'fleet',
  ])
})
