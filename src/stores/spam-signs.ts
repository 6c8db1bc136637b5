/** What a form sends beside its answers, so that a program's form is known. */
import type { SpamSigns } from '#contract/leads.ts'
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from '#contract/leads.ts'

/** Of the form as it is filled in now. `startedMs`: `null` when nothing had to be filled in. */
export function readSpamSigns(form: HTMLFormElement, startedMs: number | null): SpamSigns {
  const filled = new FormData(form)
  const textOf = (name: string): string | null => {
    const value = filled.get(name)
    return typeof value === 'string' ? value : null
  }
  return {
    filled_ms: startedMs === null ? null : Math.round(performance.now() - startedMs),
    [HONEYPOT_FIELD]: textOf(HONEYPOT_FIELD),
    [TURNSTILE_FIELD]: textOf(TURNSTILE_FIELD),
  }
}
