import { beforeAll, expect, it } from 'vitest'
import { portal } from '#contract/portals.ts'
import { problemKind } from '#contract/problem.ts'
import { makeSite } from '../builders/make-site.ts'
import { signIn } from '../builders/sign-in.ts'
import { testDatabase } from '../builders/test-database.ts'
import type { TestPlatform } from '../builders/test-platform.ts'
import { testPlatform } from '../builders/test-platform.ts'

const database = testDatabase()
const links = [{ label: 'Owners’ line', href: 'tel:0755500721', note: 'Day and night.' }]
const portals = [{ path: '/mydealership', title: 'Ours', links }]
const gated = makeSite({ gating: { enabled: true, portals } })
const open = makeSite({ slug: 'open', url: 'https://open.example', gating: { portals } })
let platform: TestPlatform
let other: TestPlatform

beforeAll(async () => {
  platform = await testPlatform(database.current(), gated)
  other = await testPlatform(database.current(), open)
})

it('its links are for whoever has signed in on this site, and for nobody else', async () => {
  const cookie = await signIn(platform, '0412 345 678')
  expect(await platform.call(portal, { portal: 'mydealership' }, cookie)).toEqual({
    kind: 'answered',
    answer: { links },
  })
  const foreign = await signIn(other, '0412 345 678')
  for (const stranger of [undefined, foreign, 'forecourt-signed-in=1']) {
    const outcome = await platform.call(portal, { portal: 'mydealership' }, stranger)
    expect(outcome.kind === 'refused' && problemKind(outcome.problem)).toBe('sign-in-required')
    expect(JSON.stringify(outcome)).not.toContain('0755500721')
  }
})

it('there is none but those of the site, and none where gating is off', async () => {
  const cookie = await signIn(platform, '0412 345 679')
  const elsewhere = await platform.call(portal, { portal: 'mygarage' }, cookie)
  expect(elsewhere.kind === 'refused' && problemKind(elsewhere.problem)).toBe('not-found')
  const off = await other.call(portal, { portal: 'mydealership' }, await signIn(other, '0412 345 679'))
  expect(off.kind === 'refused' && problemKind(off.problem)).toBe('not-found')
})
