/** The forms that a page opens in place, one at a time. The server renders nothing of it but its place. */
import { useEffect, useRef, useState } from 'react'
import type { AskedForm } from './asked-form.ts'
import { askedForm } from './asked-form.ts'
import { FormDialog } from './FormDialog.tsx'
import { FORM_LINK_EVENT } from './form-link-event.ts'

export function FormDialogs() {
  const host = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<AskedForm | null>(null)
  useEffect(() => {
    const place = host.current
    if (place === null) return
    const open = (event: Event): void => {
      const link = event instanceof CustomEvent ? event.detail : null
      if (!(link instanceof HTMLAnchorElement)) return
      askedForm(link).then(setAsked, () => location.assign(link.href))
    }
    place.addEventListener(FORM_LINK_EVENT, open)
    place.setAttribute('data-ready', '')
    return () => place.removeEventListener(FORM_LINK_EVENT, open)
  }, [])
  return (
    <div ref={host} className="form-dialogs">
      {asked !== null && <FormDialog asked={asked} onClosed={() => setAsked(null)} />}
    </div>
  )
}

Object.assign(FormDialogs, { [Symbol.for('astro:renderer')]: '@astrojs/react' })
