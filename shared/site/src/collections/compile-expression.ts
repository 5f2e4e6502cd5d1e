import type { AnyNode, CallExpression, MemberExpression, Node } from 'acorn'
import { callMethod, isMethod, memberOf, plain, safeFunctions } from './safe-members.ts'

/** Names and their values; those further out are what it inherits. Made without a prototype at its end. */
export type Scope = Record<string, unknown>

export type Evaluate = (scope: Scope) => unknown

/** What is not worked out at the build. */
export class Unsupported extends Error {}

interface Names {
  /** Filled with names that are taken from around. */
  readonly free: Set<string>
  readonly bound: ReadonlySet<string>
}

/** The work of a node as a function. Throws `Unsupported`. */
export function compileNode(given: Node, names: Names): Evaluate {
  const node = given as AnyNode
  const inner = (each: Node) => compileNode(each, names)
  switch (node.type) {
    case 'Literal':
      if ('regex' in node && node.regex) throw new Unsupported('a pattern')
      return () => node.value
    case 'Identifier':
      return identifier(node.name, names)
    case 'TemplateLiteral': {
      const [texts, values] = [node.quasis.map(({ value }) => value.cooked ?? ''), node.expressions.map(inner)]
      return (scope) => texts.map((text, at) => text + asText(values[at]?.(scope), at < values.length)).join('')
    }
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return inner(node.expression)
    case 'MemberExpression':
      return member(node, names)
    case 'CallExpression':
      return call(node, names)
    default:
      return compileOperation(node, names)
  }
}

function compileOperation(node: AnyNode, names: Names): Evaluate {
  const inner = (each: Node) => compileNode(each, names)
  switch (node.type) {
    case 'UnaryExpression':
      return unary(node.operator, inner(node.argument))
    case 'BinaryExpression':
      return binary(node.operator, inner(node.left), inner(node.right))
    case 'LogicalExpression':
      return logical(node.operator, inner(node.left), inner(node.right))
    case 'ConditionalExpression': {
      const [test, yes, no] = [inner(node.test), inner(node.consequent), inner(node.alternate)]
      return (scope) => (test(scope) ? yes(scope) : no(scope))
    }
    case 'ArrayExpression':
      return list(
        node.elements.map((each) => each ?? { type: 'Literal', value: undefined, start: 0, end: 0 }),
        names,
      )
    case 'ObjectExpression':
      return object(node.properties, names)
    case 'ArrowFunctionExpression': {
      if (node.async || node.body.type === 'BlockStatement') throw new Unsupported('a block')
      return arrow(node.params, node.body, names)
    }
    default:
      throw new Unsupported(node.type)
  }
}

const asText = (value: unknown, isThere: boolean) => (isThere ? String(plain(value)) : '')

function identifier(name: string, { free, bound }: Names): Evaluate {
  if (name === 'undefined') return () => undefined
  if (!bound.has(name)) free.add(name)
  return (scope) => {
    if (!(name in scope)) throw new ReferenceError(`${name} is not defined`)
    return scope[name]
  }
}

function member(node: MemberExpression, names: Names): Evaluate {
  if (node.object.type === 'Super' || node.property.type === 'PrivateIdentifier') throw new Unsupported('super')
  const target = compileNode(node.object, names)
  const key = node.computed ? compileNode(node.property, names) : null
  const name = node.property.type === 'Identifier' ? node.property.name : ''
  return (scope) => {
    const value = target(scope)
    if (node.optional && (value === null || value === undefined)) return undefined
    return memberOf(value, key ? plain(key(scope)) : name)
  }
}

function call(node: CallExpression, names: Names): Evaluate {
  const args = list(node.arguments, names)
  const { callee } = node
  if (callee.type === 'Identifier' && !names.bound.has(callee.name)) {
    const own = safeFunctions[callee.name]
    if (own) return (scope) => own(...args(scope))
    // The list of a page that is made in parts: the scope has the function.
    if (callee.name !== 'paged') throw new Unsupported(callee.name)
    names.free.add('paged')
    return (scope) => (scope['paged'] as (...given: unknown[]) => unknown)(...args(scope))
  }
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    throw new Unsupported('a call')
  const method = callee.property.name
  if (callee.object.type === 'Identifier' && !names.bound.has(callee.object.name)) {
    const own = safeFunctions[`${callee.object.name}.${method}`]
    if (own) return (scope) => own(...args(scope))
  }
  if (!isMethod(method) || callee.object.type === 'Super') throw new Unsupported(method)
  const target = compileNode(callee.object, names)
  return (scope) => {
    const value = target(scope)
    if ((callee.optional || node.optional) && (value === null || value === undefined)) return undefined
    return callMethod(value, method, args(scope))
  }
}

function unary(operator: string, value: Evaluate): Evaluate {
  if (operator === '!') return (scope) => !value(scope)
  if (operator === '-') return (scope) => -(plain(value(scope)) as number)
  if (operator === '+') return (scope) => Number(plain(value(scope)))
  if (operator === 'typeof') return (scope) => typeof plain(value(scope))
  throw new Unsupported(operator)
}

type Both = (left: never, right: never) => unknown
const operators: Readonly<Record<string, Both>> = {
  '+': (left: string, right: string) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '%': (left: number, right: number) => left % right,
  '**': (left: number, right: number) => left ** right,
  '<': (left: number, right: number) => left < right,
  '<=': (left: number, right: number) => left <= right,
  '>': (left: number, right: number) => left > right,
  '>=': (left: number, right: number) => left >= right,
  '===': (left: unknown, right: unknown) => left === right,
  '!==': (left: unknown, right: unknown) => left !== right,
  // oxlint-disable-next-line eqeqeq -- that is what the expression says
  '==': (left: unknown, right: unknown) => left == right,
  // oxlint-disable-next-line eqeqeq -- that is what the expression says
  '!=': (left: unknown, right: unknown) => left != right,
}

function binary(operator: string, left: Evaluate, right: Evaluate): Evaluate {
  const work = Object.hasOwn(operators, operator) ? operators[operator] : undefined
  if (!work) throw new Unsupported(operator)
  return (scope) => work(plain(left(scope)) as never, plain(right(scope)) as never)
}

function logical(operator: string, left: Evaluate, right: Evaluate): Evaluate {
  if (operator === '&&') return (scope) => left(scope) && right(scope)
  if (operator === '||') return (scope) => left(scope) || right(scope)
  return (scope) => left(scope) ?? right(scope)
}

function list(elements: readonly Node[], names: Names): (scope: Scope) => unknown[] {
  const parts = elements.map((each) => {
    const node = each as AnyNode
    const isSpread = node.type === 'SpreadElement'
    return { isSpread, value: compileNode(isSpread ? node.argument : node, names) }
  })
  return (scope) =>
    parts.flatMap(({ isSpread, value }) => {
      const found = value(scope)
      if (!isSpread) return [found]
      if (!Array.isArray(found)) throw new TypeError('Only a list can be spread')
      return found as unknown[]
    })
}

function object(properties: readonly Node[], names: Names): Evaluate {
  const parts = properties.map((each) => {
    const node = each as AnyNode
    if (node.type !== 'Property' || node.kind !== 'init' || node.method) throw new Unsupported('a member')
    const key = node.key as AnyNode
    if (!node.computed && key.type === 'Identifier')
      return { key: () => key.name, value: compileNode(node.value, names) }
    return { key: compileNode(key, names), value: compileNode(node.value, names) }
  })
  // A map of its own: a key called `__proto__` is a key like any other.
  return (scope) => Object.fromEntries(parts.map(({ key, value }) => [String(plain(key(scope))), value(scope)]))
}

function arrow(params: readonly Node[], body: Node, names: Names): Evaluate {
  const found: string[] = []
  const binds = params.map((each) => bindPattern(each, found))
  const work = compileNode(body, { free: names.free, bound: new Set([...names.bound, ...found]) })
  return (scope) =>
    (...given: unknown[]) => {
      const own = Object.create(scope) as Scope
      binds.forEach((bind, at) => bind(own, given[at]))
      return work(own)
    }
}

/** Writes the names that a parameter makes known into a scope; they are added to `found`. */
export function bindPattern(given: Node, found: string[]): (scope: Scope, value: unknown) => void {
  const node = given as AnyNode
  if (node.type === 'Identifier') {
    found.push(node.name)
    return (scope, value) => void define(scope, node.name, value)
  }
  if (node.type !== 'ObjectPattern') throw new Unsupported(node.type)
  const parts = node.properties.map((property) => {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier')
      throw new Unsupported('a pattern')
    return { key: property.key.name, bind: bindPattern(property.value, found) }
  })
  return (scope, value) => {
    for (const { key, bind } of parts) bind(scope, memberOf(value, key))
  }
}

/** Beside what is inherited, whatever its name. */
export function define(scope: Scope, name: string, value: unknown): void {
  Object.defineProperty(scope, name, { value, configurable: true, enumerable: true, writable: true })
}
