/** What the form of a trade-in does beside its steps: looks up the rego, shows an estimate, records the valuation. */
import { useEffect, useRef, useState } from 'react'
import { isLastStep } from '#domain/leads/form-state.ts'
import { textOf } from '#domain/leads/form-values.ts'
import type { FormDefinition } from '#domain/leads/forms/form-definition.ts'
import { fieldsOf } from '#domain/leads/forms/form-definition.ts'
import { adjustmentAnswers, answeredQuestions } from '#domain/leads/forms/trade-in-form.ts'
import { VALUATION_NOT_RECORDED, VALUATION_RECORDED, valuationRecord } from '#domain/leads/valuation-record.ts'
import type { EstimateRange } from '#domain/valuation/estimate.ts'
import { NO_ESTIMATE_NOW } from '#domain/valuation/estimate.ts'
import type { ValuedVehicle } from '#domain/valuation/vehicle.ts'
import { valuedVehicle } from '#domain/valuation/vehicle.ts'
import { lookUpRegistration } from '#stores/registration.ts'
import type { FormSettings } from '#view-models/forms.ts'
import type { FieldValues } from '../use-field-values.ts'
import type { ValuationCalls } from './valuation-calls.ts'

export type Estimate = { kind: 'asking' } | { kind: 'answered'; range: EstimateRange | null; text: string }

export interface Valuation {
  /** What the last look-up came to, in words; empty before. */
  found: string
  isLookingUp: boolean
  lookUp(): Promise<void>
  /** `null` while there is nothing to estimate. */
  estimate: Estimate | null
  record(leadId: string): Promise<void>
}

export function useValuation(
  definition: FormDefinition,
  { valuation, platform }: FormSettings,
  fields: FieldValues,
  step: number,
  calls: ValuationCalls,
): Valuation {
  const [found, setFound] = useState('')
  const [isLookingUp, setIsLookingUp] = useState(false)
  const [estimate, setEstimate] = useState<Estimate | null>(null)
  const asked = useRef('')
  const answers = () => adjustmentAnswers(fields.read(), answeredQuestions(fieldsOf(definition)))

  const ask = async (vehicle: ValuedVehicle): Promise<void> => {
    const question = { ...vehicle, adjustmentAnswers: answers() }
    const key = JSON.stringify(question)
    if (asked.current === key) return
    asked.current = key
    setEstimate({ kind: 'asking' })
    const outcome = await calls.estimate(question, platform)
    // Another vehicle was described meanwhile.
    if (asked.current !== key) return
    if (outcome.kind !== 'answered') {
      asked.current = ''
      setEstimate({ kind: 'answered', range: null, text: NO_ESTIMATE_NOW })
      return
    }
    const { estimate: range, text } = outcome.answer
    setEstimate({
      kind: 'answered',
      range: range === null ? null : { lowAud: range.low_aud, highAud: range.high_aud, cars: range.cars },
      text,
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the last step is reached
  useEffect(() => {
    if (valuation?.hasEstimates !== true || step === 0 || !isLastStep(step, definition)) return
    const vehicle = valuedVehicle(fields.read())
    if (vehicle !== null) void ask(vehicle)
    else setEstimate(null)
  }, [step])

  return {
    found,
    isLookingUp,
    estimate,
    async lookUp() {
      setIsLookingUp(true)
      setFound('')
      const { words, values } = await lookUpRegistration(fields.read(), platform, calls.find)
      setIsLookingUp(false)
      for (const [name, value] of Object.entries(values)) if (typeof value === 'string') fields.write(name, value)
      setFound(words)
    },
    async record(leadId) {
      const values = fields.read()
      const range = estimate?.kind === 'answered' ? estimate.range : null
      const record = valuationRecord(
        {
          lead_id: leadId,
          rego: textOf(values, 'Rego'),
          regoState: textOf(values, 'regoState'),
          make: textOf(values, 'Vehicle Make'),
          model: textOf(values, 'Vehicle Model'),
          year: textOf(values, 'year'),
          odometer: textOf(values, 'odometer'),
          adjustmentAnswers: answers(),
          low_aud: range?.lowAud ?? null,
          high_aud: range?.highAud ?? null,
        },
        { recordValuation: valuation?.recordValuation === true },
      )
      if (record === null) return
      const outcome = await calls.record(record, platform)
      const isRecorded = outcome.kind === 'answered' && outcome.answer.success
      // biome-ignore lint/suspicious/noConsole: S2 §7: success or failure is logged only
      console.info(isRecorded ? VALUATION_RECORDED : VALUATION_NOT_RECORDED)
    },
  }
}
