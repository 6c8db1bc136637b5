/**
 * Finds the imports that break the rules, in a copy of the sources: dependency-cruiser reads no .astro file, so in the
 * copy the code of each, its frontmatter and its scripts, stands in a TypeScript file, to which its importers resolve.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { ICruiseOptions, IViolation } from 'dependency-cruiser'
import { cruise } from 'dependency-cruiser'
import { IMPORT_RULES } from './room-rules.ts'

export interface ImportProblem {
  /** "src/domain/car/car.ts" */
  file: string
  /** Of the import; from 1. */
  line: number
  /** The specifier as it is written; for a cycle all files of it. */
  imports: string
  rule: string
  advice: string
}

const ROOTS = ['src', 'scripts', 'sites', 'tests']
const NOT_CODE = /^(sites\/[^/]+\/stock|tests\/fixtures)\//
const SCRIPT = /<script\b[^>]*(?<!\/)>([\s\S]*?)<\/script>/g
const FRONTMATTER = /^---\n([\s\S]*?)\n---/

export async function findImportProblems(projectDir: string): Promise<ImportProblem[]> {
  const copyDir = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-rooms-')))
  try {
    const roots = ROOTS.filter((root) => existsSync(join(projectDir, root)))
    await cp(join(projectDir, 'package.json'), join(copyDir, 'package.json'))
    for (const root of roots) await copySources(projectDir, copyDir, root)
    const options: ICruiseOptions = {
      baseDir: copyDir,
      tsPreCompilationDeps: true,
      validate: true,
      ruleSet: { forbidden: IMPORT_RULES },
    }
    const { output } = await cruise(roots, options, { extensions: ['.ts', '.tsx'] })
    if (typeof output === 'string') throw new Error(`dependency-cruiser gave no result: ${output}`)
    return await Promise.all(output.summary.violations.map((violation) => problemOf(projectDir, violation)))
  } finally {
    await rm(copyDir, { recursive: true, force: true })
  }
}

async function copySources(projectDir: string, copyDir: string, root: string): Promise<void> {
  const entries = await readdir(join(projectDir, root), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|astro)$/.test(entry.name))
    .map((entry) => relative(projectDir, join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_CODE.test(file))
  for (const file of files) {
    const source = await readFile(join(projectDir, file), 'utf8')
    const target = join(copyDir, file)
    await mkdir(dirname(target), { recursive: true })
    await (file.endsWith('.astro') ? writeFile(`${target}.ts`, codeOfAstro(source)) : writeFile(target, source))
  }
}

function codeOfAstro(source: string): string {
  const scripts = [...source.matchAll(SCRIPT)].map((match) => match[1] ?? '')
  return [FRONTMATTER.exec(source)?.[1] ?? '', ...scripts].join('\n')
}

async function problemOf(
  projectDir: string,
  { from, to, unresolvedTo, rule, cycle }: IViolation,
): Promise<ImportProblem> {
  const file = originalOf(from)
  const lines = (await readFile(join(projectDir, file), 'utf8')).split('\n')
  const specifier = unresolvedTo ?? originalOf(to)
  // "node:" is left out of what is reported.
  const quoted = [`'${specifier}'`, `"${specifier}"`, `'node:${specifier}'`]
  const at = lines.findIndex((line) => quoted.some((text) => line.includes(text)))
  const imports = cycle === undefined ? specifier : cycle.map(({ name }) => originalOf(name)).join(' -> ')
  const advice = IMPORT_RULES.find(({ name }) => name === rule.name)?.comment ?? ''
  return { file, line: at + 1, imports, rule: rule.name, advice }
}

const originalOf = (file: string): string => file.replace(/\.astro\.ts$/, '.astro')
