import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asEmail, asPhone } from '#domain/entities/contact-fields.ts'
import { fieldProblem } from '#domain/leads/field-problem.ts'
import { formField } from '#domain/leads/form-field.ts'

it.each([
  ['phone', asPhone, fc.stringMatching(/^(?:\+61|0|\(0)[2-8]\)?[\d .()-]{8,12}$/)],
  ['email', asEmail, fc.oneof(fc.emailAddress(), fc.stringMatching(/^[^\s@]{1,8}@[a-z0-9-]{1,6}\.[a-z]{1,4}$/))],
] as const)('S2 §3: a %s that a form takes is never lost from its lead', (kind, read, values) => {
  const field = formField(kind, kind, kind, { required: true })
  fc.assert(
    fc.property(values, (value) => {
      if (fieldProblem(field, value) === null) expect(read(value)).toBe(value.replace(/\s+/g, ' ').trim())
    }),
    { numRuns: 500 },
  )
})
