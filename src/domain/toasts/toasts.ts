/** Short messages that come and go: how many are seen, and when a dismissed one is forgotten (S2 §4 "Toasts", §9). */

/** S2 §4, §9: only one at a time. */
export const TOAST_LIMIT = 1
/** S2 §9: a dismissed toast is removed after a very long delay. */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000

export interface Toast {
  readonly id: string
  /** A dismissed toast is out of sight, and waits for its removal. */
  readonly isOpen: boolean
}

/** The toasts after one more: the newest first, and no more of them than the limit. */
export function withToast<T extends Toast>(toasts: readonly T[], added: T): T[] {
  return [added, ...toasts.filter(({ id }) => id !== added.id)].slice(0, TOAST_LIMIT)
}

/** The toasts once one of them, or every one (`null`), is dismissed: `withoutToast` follows after the removal delay. */
export function dismissToast<T extends Toast>(toasts: readonly T[], id: string | null): T[] {
  return toasts.map((toast) => (id === null || toast.id === id ? { ...toast, isOpen: false } : toast))
}

/** The toasts once the removal delay of one of them, or of every one (`null`), is over. */
export function withoutToast<T extends Toast>(toasts: readonly T[], id: string | null): T[] {
  return id === null ? [] : toasts.filter((toast) => toast.id !== id)
}
