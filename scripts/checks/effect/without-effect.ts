/** Lists what a project has and does not use: options that nothing reads, and exports that only tests reach. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { LiveCode } from './live-code.ts'
import { findLiveCode } from './live-code.ts'
import type { Project } from './open-project.ts'
import { openProject, writtenFile } from './open-project.ts'
import { unreadOptions } from './option-reads.ts'

/** What is called from outside: pages by Astro, programs and sites by a person, the configuration by its tool. */
const ENTRY = /^(?:src\/pages\/|src\/env\.d\.ts$|scripts\/[^/]+\.ts$|sites\/[^/]+\/site\.ts$|astro\.config\.mjs$)/

const SITE = { typeFile: 'src/config/schema/site.ts', typeName: 'Site', schemaDir: 'src/config/schema' }

export interface WithoutEffect {
  /** Paths such as "forms.rego"; of an object that nothing reads, only its own. */
  readonly options: readonly string[]
  /** "src/a.ts#name"; of a file that nothing reaches, only "src/a.ts". */
  readonly exports: readonly string[]
}

export function findWithoutEffect(rootDir: string): WithoutEffect {
  const project = openProject(rootDir)
  const commands = packageCommands(rootDir)
  const live = findLiveCode(project, (path) => ENTRY.test(path) || commands.has(path))
  return { options: unreadOptions(project, live, SITE), exports: unreachedExports(project, live) }
}

/** The programs that the commands of package.json run, such as "scripts/demo/make-stock.ts". */
function packageCommands(rootDir: string): ReadonlySet<string> {
  const { scripts = {} } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }
  return new Set(Object.values(scripts).flatMap((command) => command.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? []))
}

function unreachedExports({ files, rootDir }: Project, live: LiveCode): string[] {
  const sources = Map.groupBy(files, ({ fileName }) => writtenFile(fileName).slice(rootDir.length + 1))
  return [...sources]
    .filter(([path]) => path.startsWith('src/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, parts]) => {
      const values = parts.flatMap((part) => live.exports(part))
      const unreached = values.filter(({ isReached }) => !isReached)
      const isWhole =
        values.length === 0
          ? !parts.some((part) => live.isReached(part) || hasOnlyTypes(part))
          : unreached.length === values.length
      return isWhole ? [path] : unreached.map(({ name }) => `${path}#${name}`)
    })
}

/** Such a file has nothing to run, so nothing can reach it. */
function hasOnlyTypes({ statements }: ts.SourceFile): boolean {
  return statements.every(
    (statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isImportDeclaration(statement),
  )
}
