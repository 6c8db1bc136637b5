/** How well two colours can be distinguished (WCAG 2.2, "relative luminance" and "contrast ratio"). */

/** WCAG 2.2 AA for text of ordinary size. */
export const READABLE_CONTRAST = 4.5

/** From 1 (the same) to 21 (black on white); colours are written "#0b3d91". */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour made darker, step by step, until it can be read on white. */
export function darkenUntilReadable(colour: string): string {
  let channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const written = () => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
  while (contrastRatio(written(), '#ffffff') < READABLE_CONTRAST) channels = channels.map((channel) => channel * 0.96)
  return written()
}
