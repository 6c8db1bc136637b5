/** What a shopper wanted to do before signing in, so that it is done afterwards: kept for the tab that asked. */
import * as v from 'valibot'

const KEY = 'pending-action'
/** Whoever comes back later has changed their mind. */
const LIFETIME_MS = 30 * 60_000

const pendingActionSchema = v.object({
  kind: v.literal('saveCar'),
  carId: v.string(),
  untilMs: v.number(),
})
export type PendingAction = Omit<v.InferOutput<typeof pendingActionSchema>, 'untilMs'>

export interface PendingActionStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that takes nothing forgets the action: the shopper presses again. */
export function rememberAction(action: PendingAction, nowMs: number, engine: () => PendingActionStorage): void {
  try {
    engine().setItem(KEY, JSON.stringify({ ...action, untilMs: nowMs + LIFETIME_MS }))
  } catch {
    // Asking for the storage can itself throw.
  }
}

/** The action that waits, once: it is forgotten by being asked for. */
export function takeAction(nowMs: number, engine: () => PendingActionStorage): PendingAction | null {
  try {
    const stored = engine().getItem(KEY)
    engine().removeItem(KEY)
    const { success, output } = v.safeParse(pendingActionSchema, JSON.parse(stored ?? 'null'))
    return success && output.untilMs >= nowMs ? output : null
  } catch {
    return null
  }
}
