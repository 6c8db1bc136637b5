/** How people are reached, as they and dealers' systems write it. What a form takes is always read. */
import { isEmail, MAX_EMAIL_CHARACTERS } from '../leads/field-problem.ts'

/** A telephone number as it was written: digits, spaces, brackets, hyphens, full stops and a leading plus. */
export function asPhone(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : value
  if (typeof text !== 'string' || text.length > 40) return null
  const phone = text.replace(/\s+/g, ' ').trim()
  const digits = phone.replace(/\D/g, '').length
  return /^\+?[\d ().-]+$/.test(phone) && digits >= 6 && digits <= 15 ? phone : null
}

/** An e-mail address that can be written to; its case is kept. */
export function asEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_EMAIL_CHARACTERS) return null
  const email = value.trim()
  return isEmail(email) ? email : null
}
