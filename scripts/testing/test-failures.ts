/** Which tests failed and why, read from the reports of Vitest and Playwright: a gate says it last, where a long log was cut. */
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** Enough for a difference and a few lines of a stack. */
const MAX_LINES = 25

const vitestSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      status: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: v.string(), failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
})

const errorSchema = v.object({ message: v.optional(v.string(), '') })
const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({ status: v.string(), results: v.array(v.object({ errors: v.optional(v.array(errorSchema), []) })) }),
  ),
})
interface Suite {
  specs: v.InferOutput<typeof specSchema>[]
  suites?: Suite[] | undefined
}
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(specSchema),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
})
const playwrightSchema = v.object({ suites: v.array(suiteSchema), errors: v.array(errorSchema) })

/** One text for each failed test of a Vitest report: its file, its name and what it said. */
export function vitestFailures(report: unknown): string[] {
  const parsed = v.safeParse(vitestSchema, report)
  if (!parsed.success) return []
  return parsed.output.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failureText(name, message)] : []
    return failed.map((test) => failureText(`${name} > ${test.fullName}`, test.failureMessages.join('\n')))
  })
}

/** One text for each failed test of a Playwright report, and for each error outside of tests. */
export function playwrightFailures(report: unknown): string[] {
  const parsed = v.safeParse(playwrightSchema, report)
  if (!parsed.success) return []
  const specs = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)]
  // A specification is reported once for all projects, and as passed when it passed in one of them.
  const failed = parsed.output.suites
    .flatMap(specs)
    .map((spec) => ({ ...spec, tests: spec.tests.filter(({ status }) => status === 'unexpected') }))
    .filter(({ tests }) => tests.length > 0)
  return [
    ...failed.map(({ file, title, tests }) =>
      failureText(
        `${file} > ${title}`,
        tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
          .join('\n'),
      ),
    ),
    ...parsed.output.errors.map(({ message }) => failureText('outside of tests', message)),
  ]
}

function failureText(title: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MAX_LINES)
  return [`FAILED ${title}`, ...lines.map((line) => `  ${line}`)].join('\n')
}
