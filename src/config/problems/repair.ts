/** Guesses the right way to write a text that was refused, and offers it only when it would be accepted. */

const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.toLowerCase(),
  (text) => (text.startsWith('/') ? text.replace(/\/+$/, '') : `/${text.replace(/\/+$/, '')}`),
  (text) => text.replace(/\/+$/, ''),
  (text) => text.replace(/^http:/, 'https:').replace(/\/+$/, ''),
  (text) => `https://${text.replace(/\/+$/, '')}`,
  (text) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  // "#abc" is "#aabbcc".
  (text) => text.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3'),
  (text) => `#${text}`,
  (text) => text.replaceAll(/[–—]|\bto\b/g, '-').replaceAll(/\s*-\s*/g, '-'),
  twentyFourHours,
  (text) =>
    text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day, month, year) => `${year}-${pad(month)}-${pad(day)}`),
  (text) => text.replaceAll(/[().-]/g, ''),
]

/** The first repaired text that passes, or `null`. */
export function repairedText(text: string, accepts: (candidate: string) => boolean): string | null {
  for (const repair of REPAIRS) {
    const candidate = repair(text)
    if (candidate !== text && accepts(candidate)) return candidate
  }
  return null
}

/** "8.30am - 5pm" -> "8:30-17:00". */
function twentyFourHours(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/(\d{1,2})(?:[:.](\d\d))?\s*([ap])\.?m\.?/g, (_, hour, minute = '00', half) => {
      const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
      return `${hours}:${minute}`
    })
    .replaceAll(/\s*(?:[-–—]|\bto\b)\s*/g, '-')
}

function pad(part: string): string {
  return part.padStart(2, '0')
}
