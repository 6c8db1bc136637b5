/** Made-up files, linted by the project's own rules in a copy of its outline: one run of each tool for all of them. */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'
import type { ImportProblem } from '#scripts/checks/rooms/check-rooms.ts'
import { findImportProblems } from '#scripts/checks/rooms/check-rooms.ts'
import { binFile } from '#scripts/testing/run-command-line.ts'

export interface LintFinding {
  file: string
  line: number
  rule: string
  message: string
}

const OUTLINE = ['biome.json', 'package.json', '.gitignore', 'scripts/lint']

/** Runs `check` in a folder that holds `files` (path in the project -> content). */
async function inFixture<T>(files: Record<string, string>, check: (dir: string) => T | Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-lint-'))
  try {
    for (const part of OUTLINE) await cp(join(PROJECT_DIR, part), join(dir, part), { recursive: true })
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(dir, file)), { recursive: true })
      await writeFile(join(dir, file), content)
    }
    return await check(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Every import in `files` that breaks a rule of docs/rooms.md. */
export function importProblems(files: Record<string, string>): Promise<ImportProblem[]> {
  return inFixture(files, findImportProblems)
}

/** Every error that Biome reports in `files`. */
export function biomeFindings(files: Record<string, string>): Promise<LintFinding[]> {
  return inFixture(files, (dir) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [binFile('@biomejs/biome', 'biome'), 'lint', '--reporter=json', '--max-diagnostics=none', 'src'],
      { cwd: dir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    return readFindings(stdout, stderr)
  })
}

interface BiomeReport {
  diagnostics: {
    severity: string
    message: string
    category: string
    location: { path: string; start: { line: number } }
  }[]
}

function readFindings(stdout: string, stderr: string): LintFinding[] {
  if (!stdout.startsWith('{')) throw new Error(`Biome gave no report: ${stdout}${stderr}`)
  const { diagnostics } = JSON.parse(stdout) as BiomeReport
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ category, message, location }) => ({
      file: location.path,
      line: location.start.line,
      rule: category.split('/').at(-1) ?? category,
      message,
    }))
}
