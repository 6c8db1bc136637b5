/**
 * A form above the page. The platform keeps the focus in it and closes it on Escape; the way back of the browser closes
 * it, too, because it is a step in the history.
 */
import { useEffect, useId, useRef, useState } from 'react'
import { SUCCESS_PATH } from '#domain/leads/lead-outcome.ts'
import type { AskedForm } from './asked-form.ts'
import { CarOfForm } from './CarOfForm.tsx'
import { browserDevice } from './form-device.ts'
import { LeadForm } from './LeadForm.tsx'
import { sendLead } from './send-lead.ts'

interface FormDialogProps {
  readonly asked: AskedForm
  readonly onClosed: () => void
}

export function FormDialog({ asked, onClosed }: FormDialogProps) {
  const { form, link, car, opener } = asked
  const { definition } = form
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isSent, setIsSent] = useState(false)
  const close = (): void => dialog.current?.close()

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    history.pushState({ formDialog: true }, '', location.href)
    const closeOnPopstate = (): void => element.close()
    addEventListener('popstate', closeOnPopstate)
    return () => removeEventListener('popstate', closeOnPopstate)
  }, [])

  const closed = (): void => {
    // Closed in another way than by the history: its step goes.
    if (isDialogStep(history.state)) history.back()
    onClosed()
    opener.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape closes the dialog by itself
    <dialog
      ref={dialog}
      className="form-dialog"
      aria-labelledby={id}
      onClose={closed}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="form-dialog__body">
        <header className="form-dialog__head">
          <h2 id={id}>{isSent ? 'Thank you' : definition.title}</h2>
          <button className="icon-button form-dialog__close" type="button" aria-label="Close" onClick={close}>
            <span aria-hidden="true" />
          </button>
        </header>
        <div className="form-dialog__main">
          {car !== null && <CarOfForm car={car} />}
          {isSent ? (
            <div className="form-thanks" role="status">
              <p>Your details have reached us. We will be in touch during opening hours.</p>
              <button type="button" className="button" onClick={close}>
                Close
              </button>
            </div>
          ) : (
            <LeadForm
              form={form}
              link={link}
              draftName={`${definition.kind} ${link.carId ?? form.page.path}`}
              device={browserDevice}
              send={sendLead}
              onSent={() => {
                // S2 §4: a form of several steps leads to the page of thanks.
                if (definition.steps.length > 1) location.assign(SUCCESS_PATH)
                else setIsSent(true)
              }}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}

function isDialogStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'formDialog' in state
}
