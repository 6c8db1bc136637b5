import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { asEmail, asPhone } from '#domain/entities/contact-fields.ts'
import { fieldProblem } from '#domain/leads/field-problem.ts'
import { formField } from '#domain/leads/forms/form-field.ts'

test.each([
  ['07 7010 0001', '07 7010 0001'],
  [' 07  7010\t0001 ', '07 7010 0001'],
  ['+61 (7) 7010-0001', '+61 (7) 7010-0001'],
  ['07.7010.0001', '07.7010.0001'],
  [770100001, '770100001'],
  [123456, '123456'],
  [12345, null],
  ['12345', null],
  ['123456', '123456'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', null],
  ['call 123456', null],
  ['123456 x', null],
  ['1+23456', null],
  [-123456, null],
  [123456.5, null],
  [2 ** 53, null],
  [0, null],
  [`${'0 '.repeat(15)}${' '.repeat(10)}`, '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0'],
  [`123456${' '.repeat(34)}`, '123456'],
  [`123456${' '.repeat(35)}`, null],
  [null, null],
  [['123456'], null],
  [{ length: 6 }, null],
])('S2 §3: phone %j -> %j', (value, phone) => {
  expect(asPhone(value)).toBe(phone)
})

test.each([
  [' Sam@Example.com.au ', 'Sam@Example.com.au'],
  ['renée@example.com', 'renée@example.com'],
  ['sam@example', null],
  ['sam@-x.com', null],
  ['a b@x.com', null],
  ['a@x.com\nBcc: y@z.com', null],
  [7, null],
  [null, null],
  [`${'a'.repeat(249)}@x.co`, `${'a'.repeat(249)}@x.co`],
  [`${'a'.repeat(250)}@x.co`, null],
])('S2 §3: e-mail %j -> %j', (value, email) => {
  expect(asEmail(value)).toBe(email)
})

const phones = fc
  .tuple(fc.constantFrom('+61', '+61 ', '0', '(0'), fc.constantFrom(2, 3, 4, 5, 7, 8), fc.stringMatching(/^\d{8}$/))
  .chain(([start, area, digits]) =>
    fc
      .array(fc.constantFrom('', ' ', '.', '-'), { minLength: 8, maxLength: 8 })
      .map((gaps) => `${start}${area}${start === '(0' ? ')' : ''}${[...digits].map((d, at) => gaps[at] + d).join('')}`),
  )

it.each([
  ['phone', asPhone, phones],
  ['email', asEmail, fc.emailAddress()],
] as const)('S2 §3: a %s that a form takes is never lost from its lead', (kind, read, values) => {
  const field = formField(kind, kind, kind, { required: true })
  let taken = 0
  fc.assert(
    fc.property(values, (value) => {
      if (fieldProblem(field, value) !== null) return
      taken += 1
      expect(read(value)).toBe(value.trim())
    }),
    { numRuns: 500 },
  )
  expect(taken).toBeGreaterThan(200)
})
