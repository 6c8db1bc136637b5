/** Opens a project's sources for the type checker: TypeScript, TSX, and Astro files as the TSX that `astro check` reads. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'
import ts from 'typescript'

export interface Project {
  /** The project's folder, absolute. */
  readonly rootDir: string
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
  /** The sources, without dependencies. */
  readonly files: readonly ts.SourceFile[]
  /** The source that an import names; `undefined` for a dependency. */
  importedFile(specifier: string, from: ts.SourceFile): ts.SourceFile | undefined
}

/** Folders whose files are read when something refers to them. */
const SOURCE_PATTERNS = ['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts', 'sites/*/site.ts', '*.{ts,mjs}']

/** An Astro file is one TSX module, and one module for each of its processed scripts. */
const TSX_ENDING = '.tsx'
const SCRIPT_ENDING = '.script.ts'

/** The file that a source was written from: "src/pages/index.astro" for its TSX and its scripts. */
export function writtenFile(fileName: string): string {
  return fileName.replace(/\.astro(?:\.tsx|\.\d+\.script\.ts)$/, '.astro')
}

/** Whether a source is an Astro component or one of its scripts: all of it runs when the component is used. */
export function isAstroPart(fileName: string): boolean {
  return writtenFile(fileName) !== fileName
}

/** Throws when the folder has no `tsconfig.json` that can be read. */
export function openProject(rootDir: string): Project {
  const root = resolve(rootDir)
  const written = globSync(SOURCE_PATTERNS, { cwd: root }).sort()
  const astroParts = new Map(written.filter((file) => file.endsWith('.astro')).flatMap((file) => partsOf(root, file)))
  const rootNames = [
    ...written.filter((file) => !file.endsWith('.astro')).map((file) => join(root, file)),
    ...astroParts.keys(),
    ...['env.d.ts', 'astro-jsx.d.ts'].map((file) => join(root, 'node_modules/astro', file)).filter(existsSync),
  ]
  const options = compilerOptions(root)
  const host = hostWith(astroParts, options)
  const resolveModule = moduleResolver(host, astroParts, options, root)
  host.resolveModuleNameLiterals = (literals, from) => literals.map(({ text }) => resolveModule(text, from))
  const program = ts.createProgram({ rootNames, options, host })
  const isOwn = ({ fileName }: ts.SourceFile) => fileName.startsWith(`${root}/`) && !fileName.includes('/node_modules/')
  const files = program.getSourceFiles().filter(isOwn)
  const own = new Set(files)
  return {
    rootDir: root,
    program,
    checker: program.getTypeChecker(),
    files,
    importedFile(specifier, from) {
      const { resolvedModule } = resolveModule(specifier, from.fileName)
      const file = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName)
      return file && own.has(file) ? file : undefined
    },
  }
}

function partsOf(root: string, file: string): [string, string][] {
  const path = join(root, file)
  const { code, scripts } = convertToTsx(readFileSync(path, 'utf8'), { filename: path })
  const contents = scripts.filter(({ type }) => type === 'processed-module').map(({ content }) => content)
  return [
    [path + TSX_ENDING, code],
    ...contents.map((content, index): [string, string] => [`${path}.${index}${SCRIPT_ENDING}`, content]),
  ]
}

function compilerOptions(root: string): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host)
  if (config === undefined) throw new Error(`${root} has no tsconfig.json`)
  return { ...config.options, jsx: ts.JsxEmit.Preserve, noEmit: true, skipLibCheck: true, allowJs: true }
}

function fail(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'))
}

/** A host that also reads the parts of Astro files. */
function hostWith(parts: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (fileName) => parts.has(fileName) || fileExists(fileName)
  host.readFile = (fileName) => parts.get(fileName) ?? readFile(fileName)
  host.getSourceFile = (fileName, languageVersion, ...rest) => {
    const text = parts.get(fileName)
    if (text === undefined) return getSourceFile(fileName, languageVersion, ...rest)
    return ts.createSourceFile(fileName, text, languageVersion, true)
  }
  return host
}

function moduleResolver(
  host: ts.CompilerHost,
  parts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  root: string,
): (name: string, from: string) => ts.ResolvedModuleWithFailedLookupLocations {
  const cache = ts.createModuleResolutionCache(root, (fileName) => fileName, options)
  return (name, from) => {
    if (!name.endsWith('.astro')) return ts.resolveModuleName(name, from, options, host, cache)
    // TypeScript knows no such ending, so the pattern "#room/*" of package.json is followed here.
    const resolvedFileName =
      (name.startsWith('#') ? join(root, 'src', name.slice(1)) : resolve(from, '..', name)) + TSX_ENDING
    const resolvedModule = { resolvedFileName, extension: ts.Extension.Tsx, isExternalLibraryImport: false }
    return { resolvedModule: parts.has(resolvedFileName) ? resolvedModule : undefined }
  }
}
