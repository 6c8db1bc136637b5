/** What stands above a form after a try that failed: its list of errors, and the alert of the whole form (S2 §8). */
import type { MouseEvent, Ref } from 'react'
import type { FieldError } from '#domain/leads/form-errors.ts'
import { asSentence, NOTHING_LOST } from '#domain/leads/lead-outcome.ts'

interface FormMessagesProps {
  /** Takes the focus, so that the messages are read out and in view. */
  readonly ref: Ref<HTMLDivElement>
  readonly heading: string
  readonly errors: readonly FieldError[]
  readonly alert: string | null
  /** The id of a field's input. */
  readonly idOf: (name: string) => string
}

export function FormMessages({ ref, heading, errors, alert, idOf }: FormMessagesProps) {
  if (errors.length === 0 && alert === null) return null
  return (
    <div className="form-messages" role="alert" tabIndex={-1} ref={ref}>
      {alert !== null && (
        <p className="form-messages__alert">
          <strong>{asSentence(alert)}</strong>
          {errors.length === 0 && ` ${NOTHING_LOST}`}
        </p>
      )}
      {errors.length > 0 && (
        <>
          <p className="form-messages__heading">{heading}</p>
          <ul>
            {errors.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`} onClick={(event) => focusField(event, idOf(name))}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** In the address a fragment would be one more step back for the button of the browser. */
function focusField(event: MouseEvent, id: string): void {
  const input = document.getElementById(id)
  if (input === null) return
  event.preventDefault()
  input.focus()
}
