// @vitest-environment happy-dom
/** What a script adds to the hours of a place (S2 §4). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenNow } from '#components/location/open-now.ts'
import { hoursText } from '#domain/time/hours-text.ts'
import type { SpecialHours } from '#domain/time/opening-hours.ts'
import { makeLocation } from '../builders/make-site.ts'

customElements.define('open-now', OpenNow)

const special: SpecialHours[] = [
  { date: '2026-12-25', label: null, hours: 'closed' },
  { date: '2026-12-26', label: null, hours: '9:00-13:00' },
]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

/** The hours of a place in Brisbane at an instant: the status, the row of today, and the holidays that are shown. */
function at(iso: string) {
  vi.setSystemTime(new Date(iso))
  const rows = special.map(({ date }) => `<tr data-date="${date}"><th><span data-day>${date}</span></th></tr>`).join('')
  const element = document.createElement('open-now')
  element.dataset.hours = hoursText({ zone: 'Australia/Brisbane', week: makeLocation().openingHours, special })
  element.innerHTML = `<p><span data-status></span></p>
    <table><tr data-days="12345"></tr><tr data-days="6"></tr><tr data-days="0"></tr></table>
    <button data-holidays></button><table>${rows}</table>`
  document.body.replaceChildren(element)
  return read()
}

function read() {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(({ hidden }) => !hidden)
  return {
    today: document.querySelector<HTMLElement>('[data-days][data-today]')?.dataset.days,
    hasButton: shown('[data-holidays]').length === 1,
    days: shown('[data-date]').map((row) => row.textContent),
  }
}

it('names the current day Today, in the zone of the place, and leaves out what is past', () => {
  // 25 December in Brisbane, and still the 24th in London.
  expect(at('2026-12-24T14:00:00Z')).toEqual({ today: '12345', hasButton: true, days: ['Today', 'Sat 26 Dec 2026'] })
  expect(at('2026-12-25T14:00:00Z')).toEqual({ today: '6', hasButton: true, days: ['Today'] })
})

it('has no button once no special hours apply, also when the day ends while the page is open', () => {
  expect(at('2026-12-26T13:59:30Z')).toMatchObject({ hasButton: true, days: ['Today'] })
  vi.advanceTimersByTime(60_000)
  expect(read()).toEqual({ today: '0', hasButton: false, days: [] })
})
