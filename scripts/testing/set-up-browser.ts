/** Finds a Chromium for the browser tests, and gets one where there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** Without a sandbox, as root needs; quiet, as tests need: no updates, no syncing, no calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const INSTALL_LIMIT_MS = 8 * 60_000

export interface Installer {
  /** What is tried, in words. */
  name: string
  command: string
  args: string[]
}

/** The places where a Chromium may be, best first. CHROMIUM_PATH leaves no choice: who sets it means it. */
export function chromiumCandidates(env: NodeJS.ProcessEnv, playwrightPath: string): string[] {
  const chosen = env['CHROMIUM_PATH']
  return chosen === undefined || chosen === '' ? [playwrightPath, ...SYSTEM_PATHS] : [chosen]
}

/** The first Chromium that is there and starts; `null` when there is none. */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  isUsable: (path: string) => boolean = startsUp,
): string | null {
  return chromiumCandidates(env, chromium.executablePath()).find(isUsable) ?? null
}

/** The ways to get one on this machine, in the order they are tried. */
export function installersFor(machine: { isLinuxRoot: boolean; hasApt: boolean }): Installer[] {
  const playwrightCli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const withDependencies = machine.isLinuxRoot && machine.hasApt ? ['--with-deps'] : []
  const installers: Installer[] = [
    {
      name: `playwright install ${[...withDependencies, 'chromium'].join(' ')}`,
      command: process.execPath,
      args: [playwrightCli, 'install', ...withDependencies, 'chromium'],
    },
  ]
  if (machine.isLinuxRoot && machine.hasApt) {
    const install = 'apt-get update && apt-get install -y --no-install-recommends chromium'
    installers.push({
      name: install,
      command: 'sh',
      args: ['-c', `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${install}`],
    })
  }
  return installers
}

/** Returns the path of a Chromium that starts; throws with what to do when none can be had. */
export function setUpBrowser(log: (line: string) => void = console.log): string {
  const found = findChromium()
  if (found !== null) {
    log(`Browser: ${found}`)
    return found
  }
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a Chromium that starts. Mend it, or unset it.`)
  }
  const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0
  for (const { name, command, args } of installersFor({ isLinuxRoot, hasApt: existsSync('/usr/bin/apt-get') })) {
    log(`Browser: none found; trying "${name}"`)
    const { status, error } = spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_LIMIT_MS })
    const installed = findChromium()
    if (installed !== null) {
      log(`Browser: ${installed}, just installed`)
      return installed
    }
    log(`Browser: that did not work (${error?.message ?? `exit status ${status}`})`)
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (on Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to the one that you have.',
  )
}

/** Some systems have a stub that only says where to get the browser, so it must really start. */
function startsUp(path: string): boolean {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    setUpBrowser()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
