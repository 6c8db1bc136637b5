/** What is wrong with a site's configuration, and how it is reported to the person who wrote it. */
import { writtenValue } from '#domain/formats/written-value.ts'

export interface ConfigurationProblem {
  /** "locations[3].address.postcode"; empty when the problem is with the file as a whole. */
  path: string
  /** The data file that the value came from, when it is not in site.ts: "data/locations.json". */
  file: string | null
  /** What was expected: 'a colour such as "#0b3d91"'. */
  expected: string
  /** What was found, clipped. */
  received: string
  /** How to mend it: one or two sentences. */
  mend: string
}

/** A problem of which only its place in the configuration is known yet. */
export type FoundProblem = Omit<ConfigurationProblem, 'file'>

/** A site's configuration that cannot be used; its message is meant to be printed as it is. */
export class SiteConfigurationError extends Error {
  override name = 'SiteConfigurationError'
  readonly file: string
  readonly problems: ConfigurationProblem[]

  constructor(file: string, problems: ConfigurationProblem[], options?: ErrorOptions) {
    super(writeMessage(file, problems), options)
    this.file = file
    this.problems = problems
  }
}

function writeMessage(file: string, problems: ConfigurationProblem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
  return [`${file} has ${count}.`, ...problems.map(describeProblem)].join('\n\n')
}

function describeProblem({ path, file, expected, received, mend }: ConfigurationProblem): string {
  const place = [path === '' ? '' : `**${path}**`, file === null ? '' : `in ${file}`].filter(Boolean).join(' ')
  return `${place === '' ? '' : `${place}: `}expected ${expected}, received ${received}\n  ${mend}`
}

/** A value as it would be written, clipped to one line. */
export function clipValue(value: unknown): string {
  return writtenValue(value)
}
