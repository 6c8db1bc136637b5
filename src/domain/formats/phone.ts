/** Australian phone numbers as shoppers read and dial them (S1 §9 "Phone display"). */

/**
 * +61 becomes a leading 0, grouped 2-4-4: "07 7010 0001"; 13, 1300 and 1800 numbers keep their usual groups (ours).
 * What is none of these is shown as it was written, so that no digit is ever lost.
 */
export function formatPhone(phone: string): string {
  const digits = nationalDigits(phone)
  if (/^0\d{9}$/.test(digits)) return `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`
  if (/^1[38]00\d{6}$/.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
  if (/^13\d{4}$/.test(digits)) return `${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`
  return phone.trim()
}

/** "tel:+61770100001"; numbers that start with 1 are dialled as they are, because they only work in Australia. */
export function phoneHref(phone: string): string {
  return `tel:${internationalPhone(phone)}`
}

/** "+61770100001", as structured data wants it. */
export function internationalPhone(phone: string): string {
  const digits = nationalDigits(phone)
  return digits.startsWith('0') ? `+61${digits.slice(1)}` : digits
}

/** A dealer has a few numbers, which stand on all its pages. */
const known = new Map<string, string>()
const MAX_KNOWN = 500

/** What is dialled within Australia; a number of another country keeps its "+". */
function nationalDigits(phone: string): string {
  let digits = known.get(phone)
  if (digits === undefined) {
    digits = readDigits(phone)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(phone, digits)
  }
  return digits
}

function readDigits(phone: string): string {
  const plain = phone.normalize('NFKC').replace(/[^\d+]/g, '')
  // "+61 (0)7 …" is written by some feeds: the 0 in brackets is not dialled.
  return plain.replace(/^\+610?/, '0')
}
