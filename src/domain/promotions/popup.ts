/** The popup that a shopper may dismiss (S1 §2, §4 "Popup"). Browsers load this: the dates come in as instants. */
import type { InstantWindow } from '../time/instant-window.ts'
import { windowState } from '../time/instant-window.ts'

/** S1 §9: the popup is never wider than this. */
export const POPUP_MAX_WIDTH_PX = 600

export type PopupAnswer = { kind: 'shown' } | { kind: 'hidden'; because: 'dismissed' | 'expired' | 'notYet' }

/** Dismissed once, it stays away; hidden once its expiry date has passed (S1 §4). */
export function popupAnswer(
  key: string,
  window: InstantWindow,
  dismissedKeys: readonly string[],
  asAtMs: number,
): PopupAnswer {
  const state = windowState(window, asAtMs)
  if (state === 'over') return { kind: 'hidden', because: 'expired' }
  if (state === 'upcoming') return { kind: 'hidden', because: 'notYet' }
  return dismissedKeys.includes(key) ? { kind: 'hidden', because: 'dismissed' } : { kind: 'shown' }
}

/** Ours: what a dismissal is remembered by, so that a popup of other words is shown again. */
export function popupKey({ title, description }: { title: string; description: string }): string {
  return `${title}\n${description}`
}
