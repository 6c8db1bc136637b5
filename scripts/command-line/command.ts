/** What every command of the project shares: options, plain errors, exit statuses. */
import { parseArgs } from 'node:util'

/** The command was used wrongly; the message says how to use it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** `unknown`: a check that could not be made, which has neither passed nor failed. */
export const EXIT = { ok: 0, failed: 1, usage: 2, held: 3, unknown: 4 } as const

type OptionTypes = Record<string, { type: 'string' | 'boolean'; help: string }>

export type Options<T extends OptionTypes> = {
  [K in keyof T]?: T[K]['type'] extends 'string' ? string : boolean
}

/** Errors whose message is meant for the reader as it is; others are defects and show their stack. */
const PLAIN_ERRORS = new Set(['BuildError', 'SiteConfigurationError', 'EnvironmentError', 'PostgresUnavailableError'])

/** Parses the arguments, runs the command, prints a failure plainly and sets the exit status. */
export async function runCommand<T extends OptionTypes>(
  usage: string,
  optionTypes: T,
  run: (options: Options<T>, positionals: string[]) => Promise<number>,
  { allowPositionals = false }: { allowPositionals?: boolean } = {},
): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24) {
    console.error(
      `Forecourt needs Node 24; this is ${process.version}. Start it with npm (npm run …), which brings its own.`,
    )
    process.exitCode = EXIT.usage
    return
  }
  try {
    const help = helpText(usage, optionTypes)
    if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
      console.log(help)
      return
    }
    const { values, positionals } = readArguments(help, optionTypes, allowPositionals)
    process.exitCode = await run(values, positionals)
  } catch (error) {
    const plain = error instanceof UsageError || (error instanceof Error && PLAIN_ERRORS.has(error.name))
    console.error(plain ? error.message : error)
    process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.failed
  }
}

function helpText(usage: string, optionTypes: OptionTypes): string {
  const lines = Object.entries(optionTypes).map(
    ([name, { type, help }]) => `  --${name}${type === 'string' ? ' …' : ''}`.padEnd(18) + help,
  )
  return [usage, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n')
}

function readArguments<T extends OptionTypes>(
  help: string,
  optionTypes: T,
  allowPositionals: boolean,
): { values: Options<T>; positionals: string[] } {
  try {
    const options = Object.fromEntries(Object.entries(optionTypes).map(([name, { type }]) => [name, { type }]))
    const { values, positionals } = parseArgs({ options, allowPositionals })
    return { values: values as Options<T>, positionals }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`, { cause: error })
  }
}
