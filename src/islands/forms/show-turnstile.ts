/** Cloudflare's widget, which puts its token into the form around it. */
import { TURNSTILE_ORIGIN } from '#domain/platform/turnstile.ts'

/** Cloudflare's published interface, as far as it is used. */
interface Turnstile {
  render(place: HTMLElement, options: { sitekey: string; appearance: 'interaction-only'; size: 'flexible' }): string
  reset(widgetId: string): void
  remove(widgetId: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

const SCRIPT = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`

let loading: Promise<Turnstile | null> | null = null

/** `null` when the script cannot be loaded: the form works without it, and the platform marks the lead. */
function loadTurnstile(): Promise<Turnstile | null> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => resolve(window.turnstile ?? null)
    script.onerror = () => resolve(null)
    document.head.append(script)
  })
  return loading
}

export interface ShownTurnstile {
  /** A token is good for one try. */
  reset(): void
  remove(): void
}

/** `null` when it cannot be shown, or when `isGone` says that its place is there no more. */
export async function showTurnstile(
  place: HTMLElement,
  siteKey: string,
  isGone: () => boolean = () => false,
): Promise<ShownTurnstile | null> {
  const turnstile = await loadTurnstile()
  if (turnstile === null || isGone()) return null
  const id = turnstile.render(place, { sitekey: siteKey, appearance: 'interaction-only', size: 'flexible' })
  return { reset: () => turnstile.reset(id), remove: () => turnstile.remove(id) }
}
