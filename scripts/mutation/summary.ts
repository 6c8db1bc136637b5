/** What a mutation run found, in lines to read. */
import type { MutantResult } from '@stryker-mutator/api/core'

export interface MutationSummary {
  /** Mutants that were tried and could be judged. */
  mutants: number
  killed: number
  survived: number
  /** Of the killed, those that never came to an end. */
  timedOut: number
  lines: string[]
}

const isKilled = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout'
const isSurvivor = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'

/** The survivors by place, and the score; `sourceOf` gives a file's text. */
export function summarise(
  results: readonly MutantResult[],
  sourceOf: (file: string) => string,
  root: string,
): MutationSummary {
  const survivors = results.filter(isSurvivor).sort(byPlace)
  const killed = results.filter(isKilled).length
  const mutants = killed + survivors.length
  const counted = `mutants ${mutants}, killed ${killed}, survived ${survivors.length}`
  return {
    mutants,
    killed,
    survived: survivors.length,
    timedOut: results.filter(({ status }) => status === 'Timeout').length,
    lines: [
      ...survivors.map((survivor) => survivorLine(survivor, sourceOf, root)),
      mutants === 0
        ? `${counted}: nothing was judged, so there is no score`
        : `${counted}, score ${((100 * killed) / mutants).toFixed(1)} %`,
    ],
  }
}

/** Score by file, worst first: where tests are wanted. */
export function fileLines(results: readonly MutantResult[], root: string): string[] {
  const files = Map.groupBy(results, ({ fileName }) => shownFile(fileName, root))
  return [...files]
    .map(([file, mutants]) => {
      const killed = mutants.filter(isKilled).length
      const judged = killed + mutants.filter(isSurvivor).length
      return { file, killed, judged, score: judged === 0 ? 100 : (100 * killed) / judged }
    })
    .sort((a, b) => a.score - b.score || a.file.localeCompare(b.file))
    .map(({ file, killed, judged, score }) => `${score.toFixed(0).padStart(4)} %  ${killed}/${judged}  ${file}`)
}

function byPlace(a: MutantResult, b: MutantResult): number {
  return (
    a.fileName.localeCompare(b.fileName) ||
    a.location.start.line - b.location.start.line ||
    a.location.start.column - b.location.start.column
  )
}

/** "src/domain/formats/money.ts:7 (NoCoverage) EqualityOperator: `a < b` -> `a <= b`". */
function survivorLine(survivor: MutantResult, sourceOf: (file: string) => string, root: string): string {
  const { fileName, location, mutatorName, replacement, status } = survivor
  const original = textAt(sourceOf(fileName), location)
  const untested = status === 'NoCoverage' ? ' (no test runs it)' : ''
  const place = `${shownFile(fileName, root)}:${location.start.line}`
  return `${place} ${mutatorName}${untested}: ${oneLine(original)} -> ${oneLine(replacement ?? '')}`
}

function textAt(source: string, { start, end }: MutantResult['location']): string {
  // Stryker counts lines and columns from 1.
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : line.length))
    .join('\n')
}

const LONGEST_TEXT = 90

function oneLine(code: string): string {
  const flat = code.replaceAll(/\s+/g, ' ').trim()
  return flat.length > LONGEST_TEXT ? `${flat.slice(0, LONGEST_TEXT)}…` : flat || '(nothing)'
}

function shownFile(fileName: string, root: string): string {
  return fileName.startsWith(`${root}/`) ? fileName.slice(root.length + 1) : fileName
}
