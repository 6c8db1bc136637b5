/** When an alert may be sent: at most one message a day for each person, and none at night (ours). */
import { DateTime } from 'luxon'

/** In hours of the clock where the site is, from 0 to 24: quiet from the one in the evening to the other in the morning. */
export interface QuietTime {
  readonly fromHour: number
  readonly untilHour: number
}

/**
 * The first instant (epoch ms) from now on at which a message may be sent. A day is one of the site's calendar; where the
 * clocks change, the hours are those that the clock shows.
 */
export function alertDueMs(nowMs: number, lastSentMs: number | null, quiet: QuietTime, timeZone: string): number {
  const now = DateTime.fromMillis(nowMs, { zone: timeZone })
  const morningOf = (day: DateTime): DateTime => day.startOf('day').set({ hour: quiet.untilHour })
  const last = lastSentMs === null ? null : DateTime.fromMillis(lastSentMs, { zone: timeZone })
  const dayAfter = last?.startOf('day').plus({ days: 1 })
  const from = dayAfter !== undefined && dayAfter > now ? morningOf(dayAfter) : now
  if (from.hour < quiet.untilHour) return morningOf(from).toMillis()
  return (from.hour >= quiet.fromHour ? morningOf(from.plus({ days: 1 })) : from).toMillis()
}
