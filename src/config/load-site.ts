/** Loads `sites/<slug>/site.ts`, with the data files that it names. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isInsideFolder } from './checks/cross-checks.ts'
import { parseSite } from './parse-site.ts'
import { closestName } from './problems/closest-name.ts'
import { clipValue, SiteConfigurationError } from './problems/configuration-problem.ts'
import type { Site } from './schema/site.ts'

export interface LoadSiteOptions {
  /** "sites" of the working directory when not given. */
  sitesDir?: string
}

const FILE_NAME = 'site.ts'

/** A site's whole, valid configuration; throws a `SiteConfigurationError` that says how to mend what is wrong. */
export async function loadSite(slug: string, { sitesDir = 'sites' }: LoadSiteOptions = {}): Promise<Site> {
  if (!isFolderName(slug)) throw wrongName(slug)
  const siteDir = resolve(sitesDir, slug)
  const file = join(siteDir, FILE_NAME)
  const shownFile = shownPath(file)
  const written = await importDefault(file, shownFile, slug, sitesDir)
  const { input, locationsFile } = await withLocations(written, siteDir, shownFile)
  return parseSite(input, { file: shownFile, folder: slug, locationsFile })
}

/** The slugs of all sites: folders that hold a site.ts, in alphabetical order. */
export async function listSites({ sitesDir = 'sites' }: LoadSiteOptions = {}): Promise<string[]> {
  const entries = await readdir(sitesDir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = await Promise.all(
    entries.map(async ({ name }) => ((await modifiedMs(join(sitesDir, name, FILE_NAME))) === null ? [] : [name])),
  )
  return found.flat().sort()
}

async function importDefault(file: string, shownFile: string, slug: string, sitesDir: string): Promise<unknown> {
  const changedMs = await modifiedMs(file)
  if (changedMs === null) throw await missingSite(shownFile, slug, sitesDir)
  // A module is loaded once for each address: the time in it lets a dev server see an edited file.
  const address = `${pathToFileURL(file).href}?changed=${changedMs}`
  const module = await nodeImport(address).catch((error: unknown) => {
    throw brokenFile(shownFile, error)
  })
  if (module['default'] !== undefined) return module['default']
  throw new SiteConfigurationError(shownFile, [
    {
      path: '',
      file: null,
      expected: 'a default export',
      received: Object.keys(module).length === 0 ? 'no exports' : `only ${Object.keys(module).join(', ')}`,
      mend: 'Write `export default defineSite({ … })`.',
    },
  ])
}

/** Node's own `import()`: a bundler that runs this module would load a site's file by its own, stricter rules. */
const NODE_IMPORT = 'data:text/javascript,export const nodeImport = (address) => import(address)'

async function nodeImport(address: string): Promise<Record<string, unknown>> {
  const loader = await import(/* @vite-ignore */ NODE_IMPORT)
  return loader.nodeImport(address)
}

/** A name may come from a command line or a request: it never leads out of `sites/`. */
function isFolderName(slug: string): boolean {
  return /^[^/\\]+$/.test(slug) && slug !== '.' && slug !== '..'
}

function wrongName(slug: string): SiteConfigurationError {
  return new SiteConfigurationError('The name of the site', [
    {
      path: '',
      file: null,
      expected: 'the name of a folder under sites',
      received: clipValue(slug),
      mend: 'Write only the name, such as "north-shore-motors".',
    },
  ])
}

async function missingSite(shownFile: string, slug: string, sitesDir: string): Promise<SiteConfigurationError> {
  const known = await listSites({ sitesDir })
  const meant = closestName(slug, known)
  const sites = known.length === 0 ? 'There are no sites yet.' : `The sites are ${known.join(', ')}.`
  return new SiteConfigurationError(shownFile, [
    {
      path: '',
      file: null,
      expected: 'a file',
      received: 'nothing there',
      mend: `${meant === null ? sites : `Did you mean \`${meant}\`?`} To make a new site: npm run site:new -- ${slug}`,
    },
  ])
}

function brokenFile(shownFile: string, cause: unknown): SiteConfigurationError {
  const { name, message, stack } = cause instanceof Error ? cause : new Error(String(cause))
  const line = new RegExp(`${FILE_NAME.replace('.', '\\.')}(?:\\?[^:\\s]*)?:(\\d+)`).exec(stack ?? '')?.[1]
  return new SiteConfigurationError(
    shownFile,
    [
      {
        path: '',
        file: null,
        expected: 'a module that loads',
        received: `${name}: ${message.split('\n')[0]?.trim()}`,
        mend: mendOf(message, line),
      },
    ],
    { cause },
  )
}

function mendOf(message: string, line: string | undefined): string {
  if (/^Package import specifier "#/.test(message)) {
    return 'Keep the folder of the sites inside the project: only there "#config/define-site.ts" is found.'
  }
  return line === undefined ? 'Mend the file.' : `Look at line ${line} and just before it.`
}

/** Reads the locations when they are the name of a file. */
async function withLocations(
  written: unknown,
  siteDir: string,
  shownFile: string,
): Promise<{ input: unknown; locationsFile: string | null }> {
  if (typeof written !== 'object' || written === null || !('locations' in written)) {
    return { input: written, locationsFile: null }
  }
  const { locations } = written
  if (typeof locations !== 'string') return { input: written, locationsFile: null }
  const fail = (received: string, mend: string, cause?: unknown) =>
    new SiteConfigurationError(
      shownFile,
      [{ path: 'locations', file: null, expected: "a list, or a JSON file in the site's folder", received, mend }],
      { cause },
    )
  if (!isInsideFolder(locations)) {
    throw fail(clipValue(locations), 'Write the path from the site’s folder, such as "data/locations.json".')
  }
  const json = await readFile(join(siteDir, locations), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'is not there' : `cannot be read (${cause.code})`
    throw fail(
      `${clipValue(locations)}, which ${reason}`,
      `Add the file ${shownPath(join(siteDir, locations))}.`,
      cause,
    )
  })
  try {
    return { input: { ...written, locations: JSON.parse(json.replace(/^\uFEFF/, '')) }, locationsFile: locations }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw fail(
      `${clipValue(locations)}, which is not JSON: ${reason}`,
      'Mend the file: it must hold a list [ ].',
      cause,
    )
  }
}

async function modifiedMs(file: string): Promise<number | null> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}

/** A path as a person would name it: from the working directory when it is below that. */
function shownPath(path: string): string {
  const fromHere = relative('.', path)
  return (fromHere.startsWith('..') ? path : fromHere).split(sep).join('/')
}
