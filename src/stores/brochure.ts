/** Downloads the brochure of a car (S1 §7, §8). */
import { readProblem } from '#contract/problem.ts'
import { BROCHURE_FAILED } from '#domain/failures/failure-wordings.ts'

export type BrochureOutcome =
  | { kind: 'file'; file: Blob }
  /** What the shopper reads. */
  | { kind: 'failed'; message: string }

/** Never rejects. */
export async function downloadBrochure(url: string): Promise<BrochureOutcome> {
  try {
    const response = await fetch(url)
    if (response.ok) return { kind: 'file', file: await response.blob() }
    const received: unknown = await response.json()
    return { kind: 'failed', message: readProblem(received, response.status)?.detail ?? BROCHURE_FAILED }
  } catch {
    return { kind: 'failed', message: BROCHURE_FAILED }
  }
}
