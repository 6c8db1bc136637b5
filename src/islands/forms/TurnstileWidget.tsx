/** Cloudflare's widget, which puts its token into the form; only on sites with Turnstile, and only once a form is used. */
import { useEffect, useRef } from 'react'
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

interface TurnstileWidgetProps {
  readonly siteKey: string
  /** How often the form was sent in vain: a token is good for one try. */
  readonly failedTries: number
}

export function TurnstileWidget({ siteKey, failedTries }: TurnstileWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const reset = useRef<() => void>(() => {})
  useEffect(() => {
    let remove: (() => void) | null = null
    let isGone = false
    void loadTurnstile().then((turnstile) => {
      if (isGone || turnstile === null || place.current === null) return
      const id = turnstile.render(place.current, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        size: 'flexible',
      })
      reset.current = () => turnstile.reset(id)
      remove = () => turnstile.remove(id)
    })
    return () => {
      isGone = true
      reset.current = () => {}
      remove?.()
    }
  }, [siteKey])
  useEffect(() => {
    if (failedTries > 0) reset.current()
  }, [failedTries])
  return <div ref={place} />
}
