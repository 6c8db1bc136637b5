import { describe, expect, it } from 'vitest'
import { fieldProblem, isAustralianPhone, isEmail, isLocalDateTime, isName } from '#domain/leads/field-problem.ts'
import { ERRORS_HEADING, formErrors } from '#domain/leads/form-errors.ts'
import type { FieldKind } from '#domain/leads/forms/form-field.ts'
import { choicesOf, formField } from '#domain/leads/forms/form-field.ts'

const problem = (kind: FieldKind, value: string | boolean | undefined, required = true) =>
  fieldProblem(formField(kind, 'field', 'First Name', { required, choices: choicesOf(['A', 'B']) }), value)

describe('required fields', () => {
  it.each([
    ['name', 'Please enter: First Name'],
    ['email', 'Please enter: First Name'],
    ['phone', 'Please enter: First Name'],
    ['text', 'Please enter: First Name'],
    ['message', 'Please enter: First Name'],
    ['amount', 'Please enter: First Name'],
    ['dateTime', 'Please enter: First Name'],
    ['select', 'Please choose: First Name'],
    ['radio', 'Please choose: First Name'],
    ['postcode', 'Invalid postcode. Please enter a 4-digit number.'],
    ['flag', 'Please tick: First Name'],
  ] as const)('%s left empty: %s', (kind, message) => {
    const empties = kind === 'flag' ? [false, undefined, 'true'] : ['', '  ', undefined, true]
    for (const empty of empties) {
      expect(problem(kind, empty)).toBe(message)
      expect(problem(kind, empty, false)).toBeNull()
    }
  })

  it('asks a question for its answer', () => {
    const question = formField('radio', 'q', 'Any accidents?', { required: true })
    expect(fieldProblem(question, '')).toBe('Please answer: Any accidents?')
  })

  it('is content with a tick, and with anything hidden', () => {
    expect(problem('flag', true)).toBeNull()
    expect(problem('hidden', '')).toBeNull()
    expect(problem('hidden', 'x'.repeat(9999))).toBeNull()
  })
})

describe('lengths', () => {
  it.each([
    ['name', 80],
    ['text', 200],
    ['message', 5000],
  ] as const)('a %s has at most %i characters', (kind, most) => {
    expect(problem(kind, 'a'.repeat(most))).toBeNull()
    expect(problem(kind, 'a'.repeat(most + 1))).toBe(`First Name must be at most ${most} characters.`)
  })

  it('an e-mail address has at most 254, an amount 20', () => {
    const domain = '@example.com'
    expect(problem('email', 'a'.repeat(254 - domain.length) + domain)).toBeNull()
    expect(problem('email', 'a'.repeat(255 - domain.length) + domain)).toBe(
      'First Name must be at most 254 characters.',
    )
    expect(problem('amount', '1'.repeat(20))).toBeNull()
    expect(problem('amount', '1'.repeat(21))).toBe('First Name must be at most 20 characters.')
  })
})

describe('each kind', () => {
  it.each([
    ['name', 'R2-D2', 'First Name may hold letters, spaces, hyphens, apostrophes and full stops.'],
    ['email', 'ada', 'Please enter an email address such as name@example.com.'],
    ['phone', '1234', 'Please enter an Australian phone number such as 0400 000 000.'],
    ['postcode', '400', 'Invalid postcode. Please enter a 4-digit number.'],
    ['amount', 'lots', 'First Name must be a number.'],
    ['dateTime', 'tomorrow', 'Please choose a date and a time.'],
    ['select', 'C', 'Please choose one of the options of: First Name'],
    ['radio', 'a', 'Please choose one of the options of: First Name'],
  ] as const)('%s refuses %j', (kind, value, message) => {
    expect(problem(kind, value)).toBe(message)
    expect(problem(kind, value, false)).toBe(message)
  })

  it.each([
    ['name', ' Ada '],
    ['email', ' ada@example.com '],
    ['phone', '0400 000 000'],
    ['postcode', ' 4000 '],
    ['amount', '$30,000.50'],
    ['amount', '85 000 kms'],
    ['amount', '85000km'],
    ['amount', '0'],
    ['dateTime', '2026-03-14T10:30'],
    ['select', 'B'],
    ['radio', 'A'],
    ['text', 'R2-D2'],
    ['message', '<b>anything</b>'],
  ] as const)('%s takes %j', (kind, value) => {
    expect(problem(kind, value)).toBeNull()
  })

  it.each(['$', '-5', '5 miles', '1.', '.5', '$$5', 'x5'])('amount refuses %j', (value) => {
    expect(problem('amount', value)).toBe('First Name must be a number.')
  })
})

it.each([
  ['Ada', true],
  ["Sinéad O'Connor-Smith", true],
  ['Nguyễn Văn A.', true],
  ['D’Arcy', true],
  ['山田', true],
  ['-', false],
  ["' .", false],
  ['Ada1', false],
  ['ada@b', false],
  ['<b>', false],
])('isName(%j) is %s', (text, right) => {
  expect(isName(text)).toBe(right)
})

it.each([
  ['ada@example.com', true],
  ['ada.b+c@mail.example.com.au', true],
  ['ADA@EXAMPLE.COM', true],
  ['ada@a-b.example.museum', true],
  ['ada@example.xn--p1ai', true],
  ['ada@example', false],
  ['ada@example.c', false],
  ['ada@-example.com', false],
  ['ada@example-.com', false],
  ['ada@exa_mple.com', false],
  ['ada@@example.com', false],
  ['ada b@example.com', false],
  ['ada@example..com', false],
  ['@example.com', false],
  ['ada@example.com, b@example.com', false],
  ['<ada@example.com>', false],
  ['ada@example.c0', true],
  ['ada@example.1com', false],
])('isEmail(%j) is %s', (text, right) => {
  expect(isEmail(text)).toBe(right)
})

it.each([
  ['0400 000 000', true],
  ['0400-000-000', true],
  ['+61 400 000 000', true],
  ['+61 (0)400 000 000', true],
  ['(07) 7010 0001', true],
  ['07.7010.0001', true],
  ['0212345678', true],
  ['0312345678', true],
  ['0512345678', true],
  ['0812345678', true],
  ['0112345678', false],
  ['0612345678', false],
  ['0912345678', false],
  ['040000000', false],
  ['04000000000', false],
  ['1300 000 000', false],
  ['+64 400 000 000', false],
  ['0400 000 000 ext 5', false],
  ['call 0400 000 000', false],
  ['', false],
])('isAustralianPhone(%j) is %s', (text, right) => {
  expect(isAustralianPhone(text)).toBe(right)
})

it.each([
  ['2026-03-14T10:30', true],
  ['2026-03-14T00:00', true],
  ['2026-03-14T23:59:59', true],
  ['2028-02-29T10:00', true],
  ['2026-02-29T10:00', false],
  ['2026-04-31T10:00', false],
  ['2026-13-01T10:00', false],
  ['2026-00-10T10:00', false],
  ['2026-03-00T10:00', false],
  ['2026-03-14T24:00', false],
  ['2026-03-14T10:60', false],
  ['2026-03-14', false],
  ['x2026-03-14T10:30', false],
  ['2026-03-14T10:30Z', false],
])('isLocalDateTime(%j) is %s', (text, right) => {
  expect(isLocalDateTime(text)).toBe(right)
})

describe('S2 §8: form errors', () => {
  it('stand under this heading', () => {
    expect(ERRORS_HEADING).toBe('Please fix the following errors:')
  })

  it('list every problem in the order of the fields', () => {
    const fields = [
      formField('name', 'name', 'First Name', { required: true }),
      formField('text', 'Rego', 'Rego'),
      formField('email', 'email', 'Email Address', { required: true }),
      formField('text', 'toString', 'Odd', { required: true }),
    ]
    expect(formErrors(fields, { email: 'ada' })).toEqual([
      { name: 'name', message: 'Please enter: First Name' },
      { name: 'email', message: 'Please enter an email address such as name@example.com.' },
      { name: 'toString', message: 'Please enter: Odd' },
    ])
    expect(formErrors(fields, { name: 'Ada', email: 'ada@example.com', toString: 'x' })).toEqual([])
  })
})
