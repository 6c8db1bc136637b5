// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { popupHtml } from '#components/car/popup/popup-html.ts'
import { VehiclePopup } from '#components/car/popup/vehicle-popup.ts'

customElements.define('vehicle-popup', VehiclePopup)

const popup = {
  title: 'End of <year> sale',
  description: 'Free delivery this week.',
  image: '/sale.jpg',
  button: { label: 'See the sale', href: '/eofy' },
  start: '2026-06-01',
  expiry: '2026-06-15',
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10T00:00:00Z') })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

function open(): HTMLDialogElement {
  document.body.innerHTML = popupHtml(popup, 'Australia/Brisbane')
  const dialog = document.querySelector('dialog')
  if (dialog === null) throw new Error('no popup')
  return dialog
}

it('is shown some time after the page has loaded, with its words escaped, at most 600 px wide (S1 §9)', () => {
  const dialog = open()
  vi.advanceTimersByTime(1_000)
  expect(dialog.open).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(dialog.open).toBe(true)
  expect(dialog.style.maxWidth).toBe('600px')
  expect(dialog.querySelector('h2')?.textContent).toBe('End of <year> sale')
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/eofy')
})

it('dismissed once, it stays away; one of other words is shown (S1 §4)', () => {
  const dialog = open()
  vi.advanceTimersByTime(3_000)
  dialog.querySelector('button')?.click()
  expect(dialog.open).toBe(false)
  const again = open()
  vi.advanceTimersByTime(3_000)
  expect(again.open).toBe(false)
  document.body.innerHTML = popupHtml({ ...popup, title: 'Another' }, 'Australia/Brisbane')
  vi.advanceTimersByTime(3_000)
  expect(document.querySelector('dialog')?.open).toBe(true)
})

it.each([
  ['2026-05-31T13:59:00Z', false],
  ['2026-05-31T14:01:00Z', true],
  ['2026-06-15T13:59:00Z', true],
  ['2026-06-15T14:01:00Z', false],
])('its last day counts in the dealer’s zone: at %s it is shown: %s', (now, shown) => {
  vi.setSystemTime(new Date(now))
  const dialog = open()
  vi.advanceTimersByTime(3_000)
  expect(dialog.open).toBe(shown)
})

it('does not cover what the shopper has opened', () => {
  const dialog = open()
  const form = document.body.appendChild(document.createElement('dialog'))
  form.show()
  vi.advanceTimersByTime(3_000)
  expect(dialog.open).toBe(false)
})
