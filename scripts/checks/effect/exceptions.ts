/** Compares what has no effect with the file of exceptions: what each will be needed for. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'

/** For each capability, the options and exports that it will use: "forms.rego", "src/a.ts" or "src/a.ts#name". */
export type Exceptions = Readonly<Record<string, readonly string[]>>

export const EXCEPTIONS_FILE = 'scripts/checks/effect/exceptions.json'

export async function readExceptions(): Promise<Exceptions> {
  return JSON.parse(await readFile(join(PROJECT_DIR, EXCEPTIONS_FILE), 'utf8')) as Exceptions
}

/** Each option that nothing reads yet, with its capability: "forms" -> "F1 forms". */
export function optionsWithoutEffect(exceptions: Exceptions): ReadonlyMap<string, string> {
  const rows = Object.entries(exceptions).flatMap(([capability, names]) =>
    names.filter((name) => !name.includes('/')).map((name) => [name, capability] as const),
  )
  return new Map(rows)
}

/** "D1 finance calculator". */
const CAPABILITY = /^[A-J]\d{1,2} \S.*$/

/** One line for each disagreement; `found` and the exceptions must name the same things. */
export function exceptionProblems(found: readonly string[], exceptions: Exceptions, file: string): string[] {
  const rows = Object.entries(exceptions).flatMap(([capability, names]) => names.map((name) => ({ capability, name })))
  const named = new Set(rows.map(({ name }) => name))
  const actual = new Set(found)
  return [
    ...found.filter((name) => !named.has(name)).map((name) => `${name}: ${missingRow(name)} ${file}.`),
    ...rows
      .filter(({ name }) => !actual.has(name))
      .map(
        ({ capability, name }) =>
          `${name}: is used, or is no longer there. Remove its row from "${capability}" in ${file}.`,
      ),
    ...rows
      .filter(({ name }, index) => rows.findIndex((row) => row.name === name) !== index)
      .map(({ capability, name }) => `${name}: has two rows. Remove that of "${capability}" in ${file}.`),
    ...Object.keys(exceptions)
      .filter((capability) => !CAPABILITY.test(capability))
      .map(
        (capability) => `"${capability}" is no capability. Write its id and its name, such as "D1 finance calculator".`,
      ),
  ]
}

function missingRow(name: string): string {
  const [what, mend] = name.includes('/')
    ? ['is reached from no page and no command.', 'Call it']
    : ['is an option that nothing outside the configuration reads.', 'Read it']
  return `${what} ${mend}, delete it, or add it to the capability that will use it in`
}
