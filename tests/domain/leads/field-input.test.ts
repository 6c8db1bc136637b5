import { expect, it } from 'vitest'
import { fieldId, inputAttributes, isWide } from '#domain/leads/field-input.ts'
import { replaceable, withForm } from '#domain/leads/form-answer.ts'
import type { FieldKind } from '#domain/leads/forms/form-field.ts'
import { formField, isOptional } from '#domain/leads/forms/form-field.ts'

it('the id of an input has no character that a selector must escape', () => {
  expect(fieldId('tradeIn', 'Vehicle Make')).toBe('tradeIn-Vehicle_Make')
  expect(fieldId('basic', 'last_name')).toBe('basic-last_name')
})

it.each<[FieldKind, object]>([
  ['name', { type: 'text', autoCapitalize: 'words', spellCheck: false }],
  ['email', { type: 'email', maxLength: 254 }],
  ['phone', { type: 'tel' }],
  ['postcode', { type: 'text', inputMode: 'numeric', maxLength: 4 }],
  ['kilometres', { type: 'text', inputMode: 'numeric' }],
  ['dateTime', { type: 'datetime-local' }],
  ['text', { type: 'text' }],
])('a field of kind %s has the keyboard for it', (kind, attributes) => {
  expect(inputAttributes(formField(kind, 'any', 'Any'))).toEqual(attributes)
})

it('a rego is typed in capitals', () => {
  expect(inputAttributes(formField('text', 'Rego', 'Rego'))).toMatchObject({ autoCapitalize: 'characters' })
})

it('long answers and agreements have a row of their own', () => {
  const wide = (kind: FieldKind, name = 'any') => isWide(formField(kind, name, 'Any'))
  expect([wide('message'), wide('radio'), wide('email'), wide('flag', 'opt_in'), wide('flag', 'terms')]).not.toContain(
    false,
  )
  expect([wide('text'), wide('phone'), wide('flag')]).not.toContain(true)
})

it('a field is marked as optional unless something may ask for it', () => {
  const field = (extras: Parameters<typeof formField>[3]) => isOptional(formField('text', 'any', 'Any', extras))
  expect(field({})).toBe(true)
  expect(field({ required: true })).toBe(false)
  expect(field({ neededWhen: { field: 'Rego', filled: false } })).toBe(false)
  expect(field({ neededWhen: { field: 'Rego', filled: true } })).toBe(true)
})

it('a form takes the place that a page has for it, and no other', () => {
  const page = `<main>${replaceable('Nothing.')}</main>`
  expect(withForm(page, '<form>$&</form>')).toBe('<main><form>$&</form></main>')
  expect(withForm('<main></main>', '<form></form>')).toBeNull()
})
