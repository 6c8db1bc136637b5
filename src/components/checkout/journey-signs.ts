/** What the form of buying online sends beside its answers, as every form does, so that spam is marked. */
import type { ShownTurnstile } from '#islands/forms/show-turnstile.ts'
import { showTurnstile } from '#islands/forms/show-turnstile.ts'

export interface JourneySigns {
  /** The form was touched. */
  touch(): void
  /** Shows the check of Turnstile, once, on a site that has it. */
  check(): void
  /** A token is good for one try. */
  renew(): void
  /** From the first touch; `null` when nothing had to be filled in. */
  filledMs(): number | null
}

export function createJourneySigns(place: HTMLElement, siteKey: string | null): JourneySigns {
  let startedMs: number | null = null
  let shown: Promise<ShownTurnstile | null> | null = null
  return {
    touch() {
      startedMs ??= performance.now()
    },
    check() {
      if (siteKey !== null) shown ??= showTurnstile(place, siteKey)
    },
    renew: () => void shown?.then((turnstile) => turnstile?.reset()),
    filledMs: () => (startedMs === null ? null : Math.round(performance.now() - startedMs)),
  }
}
