/**
 * Finds the options of a configuration that no live code reads.
 *
 * A schema's types keep where each of their keys is declared. Code reads an option where it reads such a key, or where
 * it hands a value with such a key to something that takes another type and reads the key of the same name of that.
 */
import ts from 'typescript'
import type { LiveCode } from './live-code.ts'
import type { Project } from './open-project.ts'
import { propertiesRead } from './property-reads.ts'

interface OptionSource {
  /** The file and the name of the type of a whole configuration. */
  readonly typeFile: string
  readonly typeName: string
  /** The folder in which keys are declared; what stands there outside functions is part of the declaration. */
  readonly schemaDir: string
}

/** Paths such as "navigation.header[].label"; of an object that is not read as a whole only its own path. */
export function unreadOptions(project: Project, live: LiveCode, source: OptionSource): string[] {
  const { checker, rootDir } = project
  const read = new Set<Key>()
  const flows = new Map<Key, Set<Key>>()
  const related = new Map<ts.Type, Set<ts.Type>>()
  const schemaDir = `${rootDir}/${source.schemaDir}/`

  function visit(node: ts.Node): void {
    for (const symbol of propertiesRead(checker, node)) for (const key of keysOf(symbol)) read.add(key)
    if (ts.isExpression(node) && isHandedOn(node)) {
      const target = checker.getContextualType(node)
      if (target !== undefined) relate(checker.getTypeAtLocation(node), target)
    }
    ts.forEachChild(node, visit)
  }

  /** Notes that a value of one type is used as another. */
  function relate(from: ts.Type, to: ts.Type): void {
    if (from === to) return
    const seen = related.get(from) ?? new Set()
    if (seen.has(to)) return
    related.set(from, seen.add(to))
    for (const given of constituents(from)) for (const taken of constituents(to)) relateObjects(given, taken)
  }

  function relateObjects(from: ts.Type, to: ts.Type): void {
    if (from === to || !isObject(from) || !isObject(to)) return
    const [item, takenItem] = [itemType(from), itemType(to)]
    if (item !== undefined && takenItem !== undefined) {
      relate(item, takenItem)
      return
    }
    for (const taken of checker.getPropertiesOfType(to)) {
      const given = checker.getPropertyOfType(from, taken.name)
      if (given === undefined || given === taken) continue
      for (const key of keysOf(given)) addFlow(key, keysOf(taken))
      relate(checker.getTypeOfSymbol(given), checker.getTypeOfSymbol(taken))
    }
  }

  function addFlow(from: Key, to: readonly Key[]): void {
    const targets = flows.get(from) ?? new Set()
    for (const each of to) if (each !== from) targets.add(each)
    flows.set(from, targets)
  }

  const itemType = (type: ts.Type) =>
    checker.getIndexTypeOfType(type, ts.IndexKind.Number) ?? checker.getIndexTypeOfType(type, ts.IndexKind.String)

  function isRead(key: Key, above = new Set<Key>()): boolean {
    if (read.has(key)) return true
    if (above.has(key)) return false
    above.add(key)
    return [...(flows.get(key) ?? [])].some((next) => isRead(next, above))
  }

  function unreadIn(type: ts.Type, path: string, above: ReadonlySet<ts.Type>): string[] {
    return constituents(type).flatMap((each) => {
      if (!isObject(each) || above.has(each)) return []
      const inside = new Set([...above, each])
      const item = itemType(each)
      if (item !== undefined) return unreadIn(item, checker.isArrayType(each) ? `${path}[]` : `${path}.<name>`, inside)
      return checker.getPropertiesOfType(each).flatMap((key) => {
        const declared = (key.declarations ?? []).filter((node) => node.getSourceFile().fileName.startsWith(schemaDir))
        if (declared.length === 0) return []
        const ownPath = path === '' ? key.name : `${path}.${key.name}`
        return declared.some((node) => isRead(node))
          ? unreadIn(checker.getTypeOfSymbol(key), ownPath, inside)
          : [ownPath]
      })
    })
  }

  const isSchema = (part: ts.Node) =>
    part.getSourceFile().fileName.startsWith(schemaDir) && !ts.isFunctionDeclaration(part)
  for (const part of live.parts) if (!isSchema(part)) visit(part)
  return [...new Set(unreadIn(typeNamed(project, source), '', new Set()))]
}

/** Where a property is declared; one that a type such as `Record` makes is known by itself. */
type Key = ts.Node | ts.Symbol

function keysOf(property: ts.Symbol): readonly Key[] {
  return property.declarations ?? [property]
}

function constituents(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

function isObject(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
}

/** Whether a value goes from here to something that may take it as another type. */
function isHandedOn(node: ts.Expression): boolean {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent) || ts.isPropertyAccessExpression(parent)) return false
  return !ts.isStringLiteralLike(node) && !ts.isNumericLiteral(node) && !ts.isFunctionLike(node)
}

function typeNamed({ program, checker, rootDir }: Project, { typeFile, typeName }: OptionSource): ts.Type {
  const file = program.getSourceFile(`${rootDir}/${typeFile}`)
  const module = file && checker.getSymbolAtLocation(file)
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === typeName)
  if (symbol === undefined) throw new Error(`${typeFile} exports no type ${typeName}`)
  return checker.getDeclaredTypeOfSymbol(symbol)
}
