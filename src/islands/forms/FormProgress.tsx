/** How far a form of several steps has come (S2 §4). */
import type { FormStep } from '#domain/leads/forms/form-field.ts'

interface FormProgressProps {
  readonly steps: readonly FormStep[]
  /** From 0. */
  readonly step: number
}

export function FormProgress({ steps, step }: FormProgressProps) {
  return (
    <div className="form-progress">
      <p className="form-progress__words">
        Step {step + 1} of {steps.length}
        <span>{steps[step]?.title}</span>
      </p>
      <progress className="form-progress__bar" aria-label="Progress" max={steps.length} value={step + 1} />
    </div>
  )
}
