/** What every search of the bench must answer to a page, so that the answers can be compared too. */

export interface PageAnswer {
  readonly total: number
  /** How many hits of the page there are. */
  readonly hits: number
  /** The counts of each list without its own choice, and the least and most of each range without its own bounds. */
  read(): ReadAnswer
}

export interface ReadAnswer {
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>
}

/** One number for all that an answer says; answers that say the same have the same. */
export function answerDigest({ total, hits, read }: PageAnswer): number {
  const { counts, stats } = read()
  let hash = 0
  const add = (text: string): void => {
    let each = 0
    for (let at = 0; at < text.length; at += 1) each = (Math.imul(each, 31) + text.charCodeAt(at)) | 0
    // A sum, so that the order in which values are listed does not matter.
    hash = (hash + Math.imul(each, 0x9e3779b1)) | 0
  }
  add(`${total} of ${hits}`)
  for (const [name, values] of Object.entries(counts))
    for (const [value, count] of Object.entries(values)) if (count > 0) add(`${name}:${value}=${count}`)
  for (const [name, { min, max }] of Object.entries(stats)) add(`${name}:${min}-${max}`)
  return hash >>> 0
}
