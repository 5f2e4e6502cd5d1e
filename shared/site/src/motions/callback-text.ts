import { Parser } from 'acorn'
import type { Expression, Program, Token } from 'acorn'
import { scriptLiteral } from './script-literal.ts'

const options = { ecmaVersion: 'latest' } as const

function parsed(text: string): Program | null {
  try {
    return Parser.parse(text, options)
  } catch {
    // A person wrote it: what cannot be read runs nothing.
    return null
  }
}

/** The one expression that the text is, brackets and all. */
function onlyExpression(text: string): Expression | null {
  const body = parsed(text)?.body ?? []
  const [only] = body
  return body.length === 1 && only?.type === 'ExpressionStatement' ? only.expression : null
}

function isFunction(expression: Expression | null): boolean {
  return expression?.type === 'FunctionExpression' || expression?.type === 'ArrowFunctionExpression'
}

/** `'self'` as a text of its own becomes the selector; the name `self` is what it is in every script. */
function withOwnSelector(code: string, own: string): string {
  const tokens: Token[] = []
  Parser.parse(code, { ...options, onToken: tokens })
  const places = tokens.filter(
    ({ type, start, end }) => type.label === 'string' && code.slice(start + 1, end - 1) === 'self',
  )
  return places.reduceRight((text, { start, end }) => text.slice(0, start) + scriptLiteral(own) + text.slice(end), code)
}

/**
 * The code of a callback as one function, or null for what could not stand in one: an unclosed bracket, or one that
 * closes the function and goes on behind it. What is a function already is taken as it is.
 */
export function callbackText(code: string, own: string): string | null {
  // A line end closes a comment that was left open.
  const asFunction = `(${code.trim().replace(/;$/, '')}\n)`
  if (isFunction(onlyExpression(asFunction))) return withOwnSelector(asFunction, own)
  const asBody = `(function () {\n${code}\n})`
  const made = onlyExpression(asBody)
  const isWhole = made?.type === 'FunctionExpression' && made.end === asBody.length - 1
  return isWhole ? withOwnSelector(asBody, own) : null
}

/** Whether the build can make a function of it; what it cannot, it leaves out. */
export function isCallbackCode(code: string): boolean {
  return callbackText(code, '') !== null
}

/** What a callback may be bound to: a name, or what stands in one. Anything else is left out. */
export function isScopeName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(text)
}
