/** How people are reached, as they and dealers' systems write it. */

/** A telephone number as it was written: digits, spaces, brackets, hyphens and a leading plus. */
export function asPhone(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? String(value) : value
  if (typeof text !== 'string' || text.length > 40) return null
  const phone = text.replace(/\s+/g, ' ').trim()
  const digits = phone.replace(/\D/g, '').length
  return /^\+?[\d ()-]+$/.test(phone) && digits >= 6 && digits <= 15 ? phone : null
}

/** An e-mail address that can be written to; its case is kept. */
export function asEmail(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 254) return null
  const email = value.trim()
  return /^[\w.!#$%&*+/=?^{|}~'-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i.test(email)
    ? email
    : null
}
