/** Finds what of a project's code is reached from its entry points, declaration by declaration. */
import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import type { Project } from './open-project.ts'
import { isAstroPart, writtenFile } from './open-project.ts'
import { propertiesRead } from './property-reads.ts'

export interface LiveCode {
  /** The statements and declarations at the top of files that are reached. */
  readonly parts: readonly ts.Node[]
  isReached(file: ts.SourceFile): boolean
  /** The values that a file exports, in their order. A type has no effect of its own. */
  exports(file: ts.SourceFile): { name: string; isReached: boolean }[]
}

/** `isEntry` takes a path from the root: all of such a file is reached, because something outside the project calls it. */
export function findLiveCode(project: Project, isEntry: (path: string) => boolean): LiveCode {
  const { checker, program, rootDir } = project
  const own = new Set(project.files)
  const partsOfWritten = Map.groupBy(project.files, ({ fileName }) => writtenFile(fileName))
  const liveParts = new Set<ts.Node>()
  const liveFiles = new Set<ts.SourceFile>()
  const wholeFiles = new Set<ts.SourceFile>()
  const queue: ts.Node[] = []

  function addPart(part: ts.Node): void {
    if (liveParts.has(part)) return
    liveParts.add(part)
    queue.push(part)
  }

  /** The statements of a file run when something imports it, and so do the files that it imports. */
  function addFile(file: ts.SourceFile): void {
    if (liveFiles.has(file) || !own.has(file)) return
    liveFiles.add(file)
    for (const part of partsOf(file)) if (!isDeclaration(part)) addPart(part)
    for (const statement of file.statements) addImported(statement)
    if (!isAstroPart(file.fileName)) return
    for (const part of partsOfWritten.get(writtenFile(file.fileName)) ?? []) addWhole(part)
  }

  function addWhole(file: ts.SourceFile): void {
    if (wholeFiles.has(file) || !own.has(file)) return
    wholeFiles.add(file)
    addFile(file)
    for (const part of partsOf(file)) addPart(part)
  }

  function addImported(statement: ts.Statement): void {
    if (ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      addModule(statement.moduleSpecifier)
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) addModule(statement.moduleSpecifier)
  }

  function addModule(specifier: ts.Expression | undefined): void {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return
    const file = project.importedFile(specifier.text, specifier.getSourceFile())
    if (file !== undefined) addFile(file)
  }

  /** A file that is named by its path is loaded by something that the types do not show: a thread, a child process. */
  function addNamed(path: string, from: ts.SourceFile): void {
    for (const folder of [dirname(from.fileName), rootDir]) {
      const file = program.getSourceFile(resolve(folder, path))
      if (file !== undefined) addWhole(file)
    }
  }

  function visit(node: ts.Node): void {
    for (const symbol of [nameSymbol(checker, node), ...propertiesRead(checker, node)]) {
      for (const found of symbol?.declarations ?? []) addDeclaration(found)
    }
    if (ts.isStringLiteralLike(node) && /\.(?:ts|mjs)$/.test(node.text)) addNamed(node.text, node.getSourceFile())
    if (ts.isCallExpression(node)) visitCall(node)
    ts.forEachChild(node, visit)
  }

  function visitCall({ expression, arguments: [first] }: ts.CallExpression): void {
    if (expression.kind === ts.SyntaxKind.ImportKeyword) addModule(first)
    if (first === undefined || !ts.isStringLiteralLike(first) || expression.getText() !== 'import.meta.glob') return
    const folder = dirname(first.getSourceFile().fileName)
    for (const path of globSync(first.text, { cwd: folder })) {
      for (const part of partsOfWritten.get(resolve(folder, path)) ?? []) addWhole(part)
    }
  }

  function addDeclaration(declaration: ts.Node): void {
    const file = declaration.getSourceFile()
    if (!own.has(file)) return
    const part = partAround(declaration)
    if (part !== null) addPart(part)
    // A type lives without its file's statements being run.
    if (!isType(declaration)) addFile(file)
  }

  for (const file of project.files) if (isEntry(writtenFile(file.fileName).slice(rootDir.length + 1))) addWhole(file)
  for (let part = queue.pop(); part !== undefined; part = queue.pop()) visit(part)

  return {
    parts: [...liveParts],
    isReached: (file) => liveFiles.has(file),
    exports: (file) =>
      partsOf(file)
        .filter((part) => isExported(part) && !isType(part))
        .map((part) => ({ name: nameOf(part), isReached: liveParts.has(part) })),
  }
}

/** The statements of a file; of a declaration of variables, each variable. */
function partsOf(file: ts.SourceFile): ts.Node[] {
  return file.statements.flatMap((statement): ts.Node[] => {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return []
    return ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement]
  })
}

/** What runs only when it is used. */
function isDeclaration(part: ts.Node): boolean {
  return ts.isVariableDeclaration(part) || ts.isFunctionDeclaration(part) || ts.isClassDeclaration(part) || isType(part)
}

function isType(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
}

function isExported(part: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(part) ? part.parent.parent : part
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function nameOf(part: ts.Node): string {
  const { name } = part as ts.DeclarationStatement | ts.VariableDeclaration
  return name?.getText() ?? 'default'
}

/** The part of its file that a node stands in; `null` for a file as a whole. */
function partAround(node: ts.Node): ts.Node | null {
  let part: ts.Node | undefined = node
  while (part !== undefined && !ts.isSourceFile(part.parent ?? part)) {
    if (ts.isVariableDeclaration(part) && ts.isSourceFile(part.parent.parent.parent)) return part
    part = part.parent
  }
  return part === undefined || ts.isSourceFile(part) ? null : part
}

/** What a name stands for; the imports between are followed. */
function nameSymbol(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  if (!ts.isIdentifier(node)) return undefined
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}
