/** Colours and their contrast, as WCAG 2.2 defines it. */

type Rgb = readonly [number, number, number]

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(parseHex(a)), luminance(parseHex(b))].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** White or near-black, whichever is read better; black on the few mid-tones where neither reaches 4.5:1. */
export function readableOn(background: string): string {
  const [white, dark] = [contrast(background, '#ffffff'), contrast(background, DARK_TEXT)]
  if (Math.max(white, dark) < AA_TEXT) return '#000000'
  return white >= dark ? '#ffffff' : DARK_TEXT
}

/** The colour, mixed with black or white until it reaches a contrast on the background. */
export function withContrast(colour: string, background: string, least: number): string {
  const towards = luminance(parseHex(background)) > 0.18 ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = mix(colour, towards, share)
    if (contrast(mixed, background) >= least) return mixed
  }
  return towards
}

/** `share` of the second colour in the first. */
export function mix(colour: string, other: string, share: number): string {
  const [a, b] = [parseHex(colour), parseHex(other)]
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** WCAG 2.2 success criterion 1.4.3. */
const AA_TEXT = 4.5
const DARK_TEXT = '#10151f'

function parseHex(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
