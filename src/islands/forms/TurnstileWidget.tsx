/** Cloudflare's widget in a form; only on sites with Turnstile, and only once the form is used. */
import { useEffect, useRef } from 'react'
import type { ShownTurnstile } from './show-turnstile.ts'
import { showTurnstile } from './show-turnstile.ts'

interface TurnstileWidgetProps {
  readonly siteKey: string
  /** How often the form was sent in vain: a token is good for one try. */
  readonly failedTries: number
}

export function TurnstileWidget({ siteKey, failedTries }: TurnstileWidgetProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownTurnstile | null>(null)
  useEffect(() => {
    let isGone = false
    if (place.current !== null) {
      void showTurnstile(place.current, siteKey, () => isGone).then((turnstile) => {
        if (isGone) turnstile?.remove()
        else shown.current = turnstile
      })
    }
    return () => {
      isGone = true
      shown.current?.remove()
      shown.current = null
    }
  }, [siteKey])
  useEffect(() => {
    if (failedTries > 0) shown.current?.reset()
  }, [failedTries])
  return <div ref={place} />
}
