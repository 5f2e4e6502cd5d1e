import { isIdentifier } from '@pergola/contracts'
import { parseExpressionAt } from 'acorn'
import type { Expression, ObjectExpression } from 'acorn'
import { mapListClasses } from './map-list-classes.ts'
import type { MapClass } from './map-selector-classes.ts'

interface Written {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Gives every class that a bound `class` spells out, as a text or as the key of an object, its mapped name. What is
 * computed stays, and so does what cannot be read.
 */
export function mapBindingClasses(source: string, map: MapClass): string {
  const code = `(${source}\n)`
  const written = expressionOf(code)
  const changes = written ? namesIn(code, written, map) : []
  let [text, at] = ['', 1]
  for (const change of changes.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(at, change.start) + change.text
    at = change.end
  }
  return text + code.slice(at, 1 + source.length)
}

function expressionOf(code: string): Expression | null {
  try {
    const read = parseExpressionAt(code, 0, { ecmaVersion: 'latest', preserveParens: true })
    return read.end === code.length ? read : null
  } catch {
    // What is no expression binds no class.
    return null
  }
}

function namesIn(code: string, node: Expression, map: MapClass): Written[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? literal(code, node, map) : []
    case 'ConditionalExpression':
      return [...namesIn(code, node.consequent, map), ...namesIn(code, node.alternate, map)]
    case 'LogicalExpression':
      return [...namesIn(code, node.left as Expression, map), ...namesIn(code, node.right, map)]
    case 'ArrayExpression':
      return node.elements.flatMap((each) => (each && each.type !== 'SpreadElement' ? namesIn(code, each, map) : []))
    case 'ObjectExpression':
      return keysOf(code, node, map)
    case 'ParenthesizedExpression':
      return namesIn(code, node.expression, map)
    default:
      return []
  }
}

function keysOf(code: string, { properties }: ObjectExpression, map: MapClass): Written[] {
  return properties.flatMap((property) => {
    if (property.type === 'SpreadElement' || property.computed) return []
    const { key, start, end, shorthand } = property
    if (key.type === 'Literal') return typeof key.value === 'string' ? literal(code, key, map) : []
    if (key.type !== 'Identifier') return []
    const name = map(key.name)
    if (name === key.name) return []
    const text = isIdentifier(name) ? name : quotedText(name, "'")
    return [shorthand ? { start, end, text: `${text}: ${key.name}` } : { start: key.start, end: key.end, text }]
  })
}

/** One with an escape is somebody's riddle. */
function literal(code: string, { start, end }: { start: number; end: number }, map: MapClass): Written[] {
  const [quote = '', inside] = [code[start], code.slice(start + 1, end - 1)]
  const mapped = inside.includes('\\') ? inside : mapListClasses(inside, map)
  return mapped === inside ? [] : [{ start, end, text: quotedText(mapped, quote) }]
}

function quotedText(text: string, quote: string): string {
  return quote + text.replace(/[\\'"]/g, (sign) => (sign === '\\' || sign === quote ? `\\${sign}` : sign)) + quote
}
