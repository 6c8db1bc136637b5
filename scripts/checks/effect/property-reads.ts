/** Which properties an expression reads, by the types of what it reads them from. */
import ts from 'typescript'

/** Functions that read every property of what they are given. */
const READ_ALL = /^Object\.(?:entries|values|assign)$/

/** The properties that are read at a node itself: `a.b`, `a['b']`, `a[key]`, `{ b } = a` or `Object.entries(a)`. */
export function propertiesRead(checker: ts.TypeChecker, node: ts.Node): readonly ts.Symbol[] {
  if (ts.isPropertyAccessExpression(node)) return present(checker.getSymbolAtLocation(node.name))
  if (ts.isElementAccessExpression(node)) {
    return namedProperties(checker, node.expression, checker.getTypeAtLocation(node.argumentExpression))
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && node.dotDotDotToken === undefined) {
    const name = node.propertyName ?? node.name
    return ts.isIdentifier(name) || ts.isStringLiteralLike(name)
      ? present(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text))
      : []
  }
  if (ts.isCallExpression(node) && READ_ALL.test(node.expression.getText())) {
    return node.arguments.flatMap((argument) => propertiesOf(checker, checker.getTypeAtLocation(argument)))
  }
  return []
}

/** The properties of a type; of a union, those of each of its types. */
export function propertiesOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  return type.isUnion() ? type.types.flatMap((each) => propertiesOf(checker, each)) : checker.getPropertiesOfType(type)
}

function namedProperties(checker: ts.TypeChecker, object: ts.Expression, key: ts.Type): ts.Symbol[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(object))
  const bound = checker.getBaseConstraintOfType(key) ?? key
  const names = bound.isUnion() ? bound.types : [bound]
  return names.flatMap((name) => (name.isStringLiteral() ? present(checker.getPropertyOfType(type, name.value)) : []))
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value]
}
