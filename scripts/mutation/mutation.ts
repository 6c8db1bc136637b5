/** npm run mutation -- [files or folders]: changes the rules one by one and reports which change no test noticed. */
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'
import { EXIT, runCommand, UsageError } from '../command-line/command.ts'
import { setUpMutators } from './mutants.ts'
import { runMutants } from './run-mutants.ts'
import { results } from './stryker-plugin.ts'
import { fileLines, summarise } from './summary.ts'
import { TESTS_VARIABLE } from './tests-variable.ts'

const OPTIONS = {
  sample: { type: 'string', help: 'try only this many of a hundred mutants (default 100)' },
  seed: { type: 'string', help: 'the same seed picks the same sample (default 1)' },
  tests: { type: 'string', help: 'the folder or file of tests that must notice (default domain, config and sites)' },
  minutes: { type: 'string', help: 'stop after so many minutes, and say what was found until then' },
  files: { type: 'boolean', help: 'also list the score of each file' },
  min: { type: 'string', help: 'fail when the score is lower, in per cent' },
} as const

/** A rule must be held by the tests of rules: that a page built from it would look wrong is not enough. */
const RULE_TESTS = ['domain', 'config', 'sites'].map((room) => `tests/${room}/**/*.test.ts`).join(',')

const USAGE = 'npm run mutation -- [files or folders of src/, default src/domain] [--sample 10] [--minutes 2]'

await runCommand(
  USAGE,
  OPTIONS,
  async (options, paths) => {
    const minutes = positiveNumber('minutes', options.minutes, Number.POSITIVE_INFINITY)
    await setUpMutators({ percent: positiveNumber('sample', options.sample, 100), seed: options.seed ?? '1' })
    const mutate = await Promise.all((paths.length === 0 ? ['src/domain'] : paths).map(sourcePattern))
    process.env[TESTS_VARIABLE] = options.tests === undefined ? RULE_TESTS : await testPattern(options.tests)
    // A snapshot that a mutant would add must not be written, but fail.
    process.env['CI'] = 'true'
    const outcome = await runMutants(mutate, minutes * 60_000)
    if (outcome === 'tests failed') {
      console.error('The tests must pass before anything is changed. Name other tests with --tests.')
      return EXIT.failed
    }
    if (outcome === 'stopped') {
      console.log(
        `Stopped after ${minutes} minutes. Changes that need a fresh process come last, so few of them were tried.`,
      )
    }
    const status = report(options.files ?? false, positiveNumber('min', options.min, 0))
    // Stryker cannot be stopped in another way; its workers end with this process.
    if (outcome === 'stopped') process.exit(status)
    return status
  },
  { allowPositionals: true },
)

function report(withFiles: boolean, minScore: number): number {
  const sources = new Map<string, string>()
  const sourceOf = (file: string) => {
    const source = sources.get(file) ?? readFileSync(file, 'utf8')
    sources.set(file, source)
    return source
  }
  const { mutants, killed, lines } = summarise(results, sourceOf, PROJECT_DIR)
  if (withFiles) for (const line of fileLines(results, PROJECT_DIR)) console.log(line)
  for (const line of lines) console.log(line)
  const score = mutants === 0 ? 0 : (100 * killed) / mutants
  return score < minScore ? EXIT.failed : EXIT.ok
}

async function sourcePattern(path: string): Promise<string> {
  const file = fromProject(path)
  return (await isFolder(path)) ? `${file}/**/!(*.d).ts` : file
}

async function testPattern(path: string): Promise<string> {
  if (path.includes('*')) return path
  return (await isFolder(path)) ? `${fromProject(path)}/**/*.test.ts` : fromProject(path)
}

function fromProject(path: string): string {
  return relative(PROJECT_DIR, resolve(path))
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(resolve(path)).catch(() => null)
  if (found === null) throw new UsageError(`There is nothing at ${path}.\n\n${USAGE}`)
  return found.isDirectory()
}

function positiveNumber(name: string, written: string | undefined, fallback: number): number {
  const value = written === undefined ? fallback : Number(written)
  if (value >= 0) return value
  throw new UsageError(`--${name}: expected a number, received "${written}".`)
}
