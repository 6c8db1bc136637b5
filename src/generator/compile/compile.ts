/** Compiles the pages and islands once for all sites, and remembers the result by the hash of its sources. */
import { spawn } from 'node:child_process'
import { access, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { BuildError } from '../build-error.ts'
import { writeFolderHashes } from '../files/public-files.ts'
import { CACHE_DIR, PROJECT_DIR } from '../project.ts'
import { compileEnvironment } from './compile-environment.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { readInlineHashes } from './inline-hashes.ts'
import { knownSourceHash } from './source-hash.ts'

export interface CompiledBuild {
  id: string
  /** The self-contained server module that renders pages. */
  entryFile: string
  /** Hashed assets and public files, the same for every site. */
  clientDir: string
  /** What a page may hold inline besides its theme. */
  inlineHashes: InlineHashes
}

/** Beside the builds: which hash the sources had last. */
const SOURCES_FILE = 'sources.json'

/** Builds kept for switching between branches; the oldest go. */
const KEPT_BUILDS = 4

let own: CompiledBuild | null = null

/**
 * Returns the cached build when the sources are unchanged, else compiles (about 3 s). A process keeps the build that it
 * was given first, also when the sources change meanwhile: its own code, which makes what the pages show, does not
 * change either.
 */
export async function compile(onStart: () => void = () => {}): Promise<CompiledBuild> {
  if (own !== null && (await exists(own.entryFile))) await markUsed(own)
  else own = await compileSources(onStart)
  return own
}

async function compileSources(onStart: () => void): Promise<CompiledBuild> {
  const root = join(CACHE_DIR, 'compiled')
  const id = knownSourceHash(join(root, SOURCES_FILE))
  const dir = join(root, id)
  const entryFile = join(dir, 'server/entry.mjs')
  const compiled = async (): Promise<CompiledBuild> => ({
    id,
    entryFile,
    clientDir: join(dir, 'client'),
    inlineHashes: await readInlineHashes(dir),
  })
  if (await exists(entryFile)) {
    const build = await compiled()
    await markUsed(build)
    return build
  }
  onStart()
  // Compiled beside its place and renamed into it, so that a killed compile leaves nothing that looks whole.
  const temporary = join(root, `tmp-${id}-${process.pid}-${threadId}`)
  await mkdir(root, { recursive: true })
  try {
    await runAstroBuild(temporary)
    await writeFolderHashes(join(temporary, 'client'))
    await rename(temporary, dir).catch(async (error: NodeJS.ErrnoException) => {
      // Another process or thread has compiled the same sources in the meantime.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  await removeOldBuilds(root, id)
  return compiled()
}

/** The builds that were not used for longest are removed first. */
async function markUsed({ clientDir }: CompiledBuild): Promise<void> {
  const now = new Date()
  await utimes(dirname(clientDir), now, now)
}

async function runAstroBuild(outDir: string): Promise<void> {
  const astro = join(PROJECT_DIR, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build'], {
    cwd: PROJECT_DIR,
    env: {
      ...compileEnvironment(process.env),
      FORECOURT_COMPILE_DIR: outDir,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (status !== 0) {
    throw new BuildError(
      `The pages do not compile. The last release is unchanged.\n\n${Buffer.concat(output).toString()}`,
    )
  }
}

async function removeOldBuilds(root: string, currentId: string): Promise<void> {
  const found = await readdir(root)
  const names = found.filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== currentId)
  const dated = await Promise.all(names.map(async (name) => ({ name, usedMs: (await stat(join(root, name))).mtimeMs })))
  const old = dated.sort((a, b) => b.usedMs - a.usedMs).slice(KEPT_BUILDS - 1)
  const strays = found.filter((name) => isStray(name))
  await Promise.all(
    [...old.map(({ name }) => name), ...strays].map((name) => rm(join(root, name), { recursive: true, force: true })),
  )
}

/** What a killed compile left: its process is gone. */
function isStray(name: string): boolean {
  const pid = Number(/^tmp-[0-9a-f]{16}-(\d+)-\d+$/.exec(name)?.[1] ?? Number.NaN)
  if (Number.isNaN(pid)) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
