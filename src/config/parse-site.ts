/** Checks a site's configuration as a whole; pure, so that tests pass plain objects. */
import type { ConfigurationProblem } from './configuration-problem.ts'
import { SiteConfigurationError } from './configuration-problem.ts'
import { crossCheck } from './cross-checks.ts'
import type { Site } from './schema/site.ts'
import { siteSchema } from './schema/site.ts'
import { checkSchema } from './schema-problems.ts'

/** Where a configuration was written: what its messages name. */
export interface SiteOrigin {
  /** "sites/north-shore-motors/site.ts". */
  file: string
  /** The name of the site's folder, which its slug must equal; `null` when it has none. */
  folder: string | null
  /** The data file that `locations` came from; `null` when they stand in site.ts. */
  locationsFile: string | null
}

/** The complete configuration; throws a `SiteConfigurationError` that lists every problem at once. */
export function parseSite(input: unknown, origin: SiteOrigin): Site {
  const { output, problems } = checkSchema(siteSchema, input)
  const known = new Set(problems.map(({ path }) => path))
  const all = [...problems, ...crossCheck(input, origin.folder).filter(({ path }) => !known.has(path))]
  if (output !== null && all.length === 0) return output
  throw new SiteConfigurationError(
    origin.file,
    all.map((problem): ConfigurationProblem => ({ ...problem, file: fileOf(problem.path, origin) })),
  )
}

function fileOf(path: string, { locationsFile }: SiteOrigin): string | null {
  return /^locations(?:\[|$)/.test(path) ? locationsFile : null
}
