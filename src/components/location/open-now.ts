/** `<open-now>`: whether the place is open at this minute in its own zone, which row is today's, and the holidays to come. */

import type { PlaceHours } from '#domain/time/hours-text.ts'
import { parseHoursText } from '#domain/time/hours-text.ts'
import { localMoment } from '#domain/time/local-moment.ts'
import { nextOpening, nextOpeningText, openState, openStateText } from '#domain/time/open-now.ts'
import type { SpecialHours } from '#domain/time/opening-hours.ts'
import { holidayHours } from '#domain/time/special-hours.ts'

const MINUTE_MS = 60_000

export class OpenNow extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    // Written by our own page in the same build; nothing else can write it.
    const hours = parseHoursText(this.dataset.hours as string)
    const update = (): void => {
      this.#update(hours)
      // Hours begin and end with a minute: the words change with the clock, also after the device has slept.
      this.#timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS))
    }
    update()
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
  }

  #update({ zone, week, special }: PlaceHours): void {
    const now = localMoment(Date.now(), zone)
    const state = openState(week, special, now)
    const next = state.kind === 'closed' ? nextOpeningText(nextOpening(week, special, now)) : null
    const status = this.querySelector<HTMLElement>('[data-status]')
    if (status !== null) {
      status.textContent = next === null ? openStateText(state) : `${openStateText(state)}. ${next}`
      status.dataset.status = state.kind
    }
    for (const row of this.querySelectorAll<HTMLElement>('[data-days]')) {
      row.toggleAttribute('data-today', row.dataset.days?.includes(String(now.weekday)))
    }
    this.#showHolidays(special, now.date)
  }

  /** S2 §4: the button is there only when special hours apply. */
  #showHolidays(special: readonly SpecialHours[], today: string): void {
    const holidays = holidayHours(special, today)
    const days = new Map(holidays.kind === 'none' ? [] : holidays.rows.map(({ date, day }) => [date, day]))
    const button = this.querySelector<HTMLElement>('[data-holidays]')
    if (button !== null) button.hidden = holidays.kind === 'none'
    for (const row of this.querySelectorAll<HTMLElement>('[data-date]')) {
      const day = days.get(row.dataset.date ?? '')
      row.hidden = day === undefined
      row.toggleAttribute('data-today', row.dataset.date === today)
      const cell = row.querySelector('[data-day]')
      if (cell !== null && day !== undefined) cell.textContent = day
    }
  }
}
