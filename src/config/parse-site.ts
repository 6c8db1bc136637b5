/** Checks a site's configuration as a whole; pure, so that tests pass plain objects. */

import { crossCheck } from './checks/cross-checks.ts'
import type { ConfigurationProblem } from './problems/configuration-problem.ts'
import { SiteConfigurationError } from './problems/configuration-problem.ts'
import { checkSchema } from './problems/schema-problems.ts'
import type { Site } from './schema/site.ts'
import { siteSchema } from './schema/site.ts'

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
