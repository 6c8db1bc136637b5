import { expect, it, test } from 'vitest'
import type { ConsentNeed } from '#domain/analytics/page-analytics.ts'
import type { ConsentChoice } from '#stores/analytics/analytics-consent.ts'
import { createConsent, mayCount } from '#stores/analytics/analytics-consent.ts'
import { createMemoryStorage } from '../builders/memory-storage.ts'

test.each<[ConsentNeed, ConsentChoice | null, boolean]>([
  ['none', null, true],
  ['none', 'denied', true],
  ['notice', null, true],
  ['notice', 'granted', true],
  ['notice', 'denied', false],
  ['opt-in', null, false],
  ['opt-in', 'granted', true],
  ['opt-in', 'denied', false],
])('a site that asks by %s, of a shopper who chose %s: may count is %s', (need, choice, may) => {
  expect(mayCount(need, choice)).toBe(may)
})

it('a choice is remembered, and another text is none', () => {
  const storage = createMemoryStorage()
  const consent = createConsent(() => storage)
  expect(consent.read()).toBeNull()
  consent.write('denied')
  expect(consent.read()).toBe('denied')
  consent.write('granted')
  expect(createConsent(() => storage).read()).toBe('granted')
  storage.setItem('analytics-consent', 'yes')
  expect(consent.read()).toBeNull()
})

it('a browser that forbids storage is asked on each page', () => {
  const consent = createConsent(() => {
    throw new Error('forbidden')
  })
  consent.write('granted')
  expect(consent.read()).toBeNull()
})
