/** The messages that follow what a shopper did: one at a time (S2 §4 "Toasts", §9). */
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Toast } from '#domain/toasts/toasts.ts'
import { dismissToast, TOAST_REMOVAL_DELAY_MS, withoutToast, withToast } from '#domain/toasts/toasts.ts'

export interface ShownToast extends Toast {
  readonly text: string
  /** Leads somewhere, or does something. */
  readonly action: { readonly label: string; readonly href: string } | { readonly label: string; run(): void } | null
}

export interface ToastsStore {
  readonly $toasts: ReadableAtom<readonly ShownToast[]>
  show(text: string, action: ShownToast['action']): void
  dismiss(): void
}

export function createToasts(): ToastsStore {
  const $toasts = atom<readonly ShownToast[]>([])
  let shown = 0
  return {
    $toasts,
    show(text, action) {
      shown += 1
      $toasts.set(withToast($toasts.get(), { id: String(shown), isOpen: true, text, action }))
    },
    dismiss() {
      const dismissed = $toasts.get()
      $toasts.set(dismissToast(dismissed, null))
      for (const { id } of dismissed) {
        setTimeout(() => $toasts.set(withoutToast($toasts.get(), id)), TOAST_REMOVAL_DELAY_MS)
      }
    },
  }
}
