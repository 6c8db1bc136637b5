/** When a form was first touched, and its check of Turnstile. */
import type { ShownTurnstile } from '#islands/forms/show-turnstile.ts'
import { showTurnstile } from '#islands/forms/show-turnstile.ts'
import { readSpamSigns } from '#stores/spam-signs.ts'

export interface FormSigns {
  /** The form was touched. */
  touch(): void
  /** Shows the check of Turnstile, once, on a site that has it. */
  check(): void
  /** A token is good for one try. */
  renew(): void
  /** Of the form as it is filled in now. */
  read(): ReturnType<typeof readSpamSigns>
}

/** The check is shown at the form's `[data-turnstile]`. `siteKey`: `null` on a site without Turnstile. */
export function createFormSigns(form: HTMLFormElement, siteKey: string | null): FormSigns {
  let startedMs: number | null = null
  let shown: Promise<ShownTurnstile | null> | null = null
  return {
    touch() {
      startedMs ??= performance.now()
    },
    check() {
      const place = form.querySelector<HTMLElement>('[data-turnstile]')
      if (siteKey !== null && place !== null) shown ??= showTurnstile(place, siteKey)
    },
    renew: () => void shown?.then((turnstile) => turnstile?.reset()),
    read: () => readSpamSigns(form, startedMs),
  }
}
