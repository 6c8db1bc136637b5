/** What is wrong with one value of a form. The postcode's rule is S2 §5's; the others and their words are ours. */
import { internationalPhone } from '#domain/formats/phone.ts'
import { postcodeProblem } from '#domain/places/postcode.ts'
import type { FormValue } from './form-values.ts'
import type { FieldKind, FormField } from './forms/form-field.ts'

export const EMAIL_MESSAGE = 'Please enter an email address such as name@example.com.'
export const PHONE_MESSAGE = 'Please enter an Australian phone number such as 0400 000 000.'
export const YEAR_MESSAGE = 'Please enter a year of four digits, such as 2019.'
export const DATE_MESSAGE = 'Please choose a date and a time.'

/** RFC 5321's. */
export const MAX_EMAIL_CHARACTERS = 254

/** The maximum length of each kind, in characters. */
const MAX_CHARACTERS: Readonly<Partial<Record<FieldKind, number>>> = {
  name: 80,
  email: MAX_EMAIL_CHARACTERS,
  text: 200,
  amount: 20,
  kilometres: 20,
  message: 5000,
}

/** The message for the field, or `null` when its value is right. */
export function fieldProblem(field: FormField, value: FormValue | undefined): string | null {
  if (field.kind === 'hidden') return null
  if (field.kind === 'flag') return field.required && value !== true ? `Please tick: ${field.label}` : null
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return field.required ? missing(field) : null
  const max = MAX_CHARACTERS[field.kind]
  if (max !== undefined && text.length > max) return `${field.label} must be at most ${max} characters.`
  return wrong(field, text)
}

function missing(field: FormField): string | null {
  if (field.kind === 'postcode') return postcodeProblem('')
  const verb = field.kind === 'select' || field.kind === 'radio' ? 'choose' : 'enter'
  return field.label.endsWith('?') ? `Please answer: ${field.label}` : `Please ${verb}: ${field.label}`
}

function wrong({ kind, label, choices }: FormField, text: string): string | null {
  switch (kind) {
    case 'postcode':
      return postcodeProblem(text)
    case 'name':
      return isName(text) ? null : `${label} may hold letters, spaces, hyphens, apostrophes and full stops.`
    case 'email':
      return isEmail(text) ? null : EMAIL_MESSAGE
    case 'phone':
      return isAustralianPhone(text) ? null : PHONE_MESSAGE
    case 'kilometres':
    case 'amount':
      return /^\$?\d[\d, ]*(?:\.\d+)?(?:\s*kms?)?$/i.test(text) ? null : `${label} must be a number.`
    case 'year':
      return /^(?:19|20)\d\d$/.test(text) ? null : YEAR_MESSAGE
    case 'dateTime':
      return isLocalDateTime(text) ? null : DATE_MESSAGE
    case 'select':
    case 'radio':
      return choices.some(({ value }) => value === text) ? null : `Please choose one of the options of: ${label}`
    default:
      return null
  }
}

/** At least one letter, and only what stands in names. */
export function isName(text: string): boolean {
  return /^[\p{L}\p{M} .'’-]*$/u.test(text) && /\p{L}/u.test(text)
}

/** One @, no spaces, a domain with a dot whose last part has two letters or more. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>(),;:"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(text)
}

/** A mobile or a landline that rings a person: 02, 03, 04, 05, 07 or 08 and eight digits, or the same with +61. */
export function isAustralianPhone(text: string): boolean {
  return /^[+\d][\d ().-]*$|^\(0\d\)[\d .-]*$/.test(text) && /^\+61[234578]\d{8}$/.test(internationalPhone(text))
}

/** "2026-03-14T10:30", as the browser's field gives it, on a day that exists. */
export function isLocalDateTime(text: string): boolean {
  const [, date = '', month = '', day = ''] =
    /^(\d{4}-(\d\d)-(\d\d))T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.exec(text) ?? []
  const atMs = Date.parse(`${date}T00:00:00Z`)
  return (
    !Number.isNaN(atMs) &&
    new Date(atMs).getUTCMonth() + 1 === Number(month) &&
    new Date(atMs).getUTCDate() === Number(day)
  )
}
