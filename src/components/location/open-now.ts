/** `<open-now>`: whether the place is open at this minute in its own zone, and which row of its hours is today's. */

import { localMoment } from '#domain/time/local-moment.ts'
import { openState, openStateText } from '#domain/time/open-now.ts'
import type { SpecialHours, WeekHours } from '#domain/time/opening-hours.ts'
import { dayName } from '#domain/time/special-hours.ts'

const MINUTE_MS = 60_000

interface Hours {
  zone: string
  week: WeekHours
  special: SpecialHours[]
}

export class OpenNow extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined

  connectedCallback(): void {
    // Written by our own page in the same build; nothing else can write it.
    const hours = JSON.parse(this.dataset.hours as string) as Hours
    const update = (): void => this.#update(hours)
    update()
    this.#timer = setInterval(update, MINUTE_MS)
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer)
  }

  #update({ zone, week, special }: Hours): void {
    const now = localMoment(Date.now(), zone)
    const state = openState(week, special, now)
    const status = this.querySelector<HTMLElement>('[data-status]')
    if (status !== null) {
      status.textContent = openStateText(state)
      status.dataset.status = state.kind
    }
    for (const row of this.querySelectorAll<HTMLElement>('[data-days]')) {
      row.toggleAttribute('data-today', row.dataset.days?.includes(String(now.weekday)))
    }
    for (const row of this.querySelectorAll<HTMLElement>('[data-date]')) {
      const date = row.dataset.date as string
      row.toggleAttribute('data-today', date === now.date)
      const day = row.querySelector('[data-day]')
      if (day !== null) day.textContent = dayName(date, now.date)
    }
  }
}
