// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { browserDevice } from '#islands/forms/form-device.ts'

afterEach(() => document.body.replaceChildren())

it('S2 §3: a lead says on which page its form stood, and whether that showed the price in its market', () => {
  history.replaceState(null, '', '/cars/hilux?x=1')
  const said = (html: string) => {
    document.body.innerHTML = html
    return browserDevice.surroundings(null, null, [])
  }
  expect(said('<auto-gauge data-shown></auto-gauge>')).toMatchObject({
    url: `${location.origin}/cars/hilux`,
    pageId: '/cars/hilux',
    hasAutoGauge: true,
  })
  // Its answer is not there, or too uncertain.
  expect(said('<auto-gauge></auto-gauge>').hasAutoGauge).toBe(false)
})
