/** What a shopper does with the answer: asks about it, or keeps it as a link. */
import { useEffect, useRef, useState } from 'react'
import { COPIED_SHOWN_MS } from '#domain/car/page/share-targets.ts'
import type { CalculatorAnswer } from '#domain/finance/calculator.ts'
import { calculatorQuery, enquiryHref } from '#domain/finance/calculator-link.ts'

/** The page about finance. */
export interface Enquiry {
  readonly href: string
  /** The form that is opened in place; `null` where the link is followed. */
  readonly form: string | null
  /** Whether the page has a form; `false` for one of words. */
  readonly takesValues: boolean
}

interface Props {
  readonly answer: CalculatorAnswer
  readonly enquiry: Enquiry | null
  readonly pageUrl: string
}

export function NextSteps({ answer, enquiry, pageUrl }: Props) {
  const { loan } = answer
  const repaymentAud = answer.kind === 'repayment' ? answer.repayment.amountAud : null
  return (
    <div className="calculator__next">
      {enquiry !== null && (
        <a
          className="button button--wide"
          href={enquiry.takesValues ? enquiryHref(enquiry.href, loan, repaymentAud) : enquiry.href}
          data-form={enquiry.form ?? undefined}
        >
          {enquiry.takesValues ? 'Use this in my enquiry' : 'Ask about finance'}
        </a>
      )}
      <CopyLink url={`${pageUrl}${calculatorQuery(loan)}#repayments`} />
    </div>
  )
}

/** S1 §4: "Copied" for 1.5 s. Where copying is not allowed the address is shown, to be copied by hand. */
function CopyLink({ url }: { readonly url: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (): Promise<void> => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      setState('refused')
      return
    }
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), COPIED_SHOWN_MS)
  }
  return (
    <>
      <button className="button button--quiet button--wide" type="button" onClick={copy}>
        <span aria-live="polite">{state === 'copied' ? 'Copied' : 'Copy link'}</span>
      </button>
      {state === 'refused' && (
        <input
          className="calculator__link"
          type="text"
          readOnly
          value={url}
          aria-label="Link to this estimate"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
