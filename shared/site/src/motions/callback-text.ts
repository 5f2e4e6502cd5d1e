import { isIdentifier } from '@pergola/contracts'
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

/** Where the lines stand whose beginning is no part of a text or a template: only those may be moved. */
function lineStarts(code: string): number[] {
  const texts: Token[] = []
  const keep = (token: Token) =>
    void (/^(?:string|template|invalidTemplate)$/.test(token.type.label) && texts.push(token))
  Parser.parse(code, { ...options, onToken: keep })
  const starts = [...code.matchAll(/\n(?=[^\r\n])/g)].map(({ index }) => index + 1)
  return starts.filter((at) => !texts.some(({ start, end }) => start < at && at <= end))
}

/** As deep as the script it is written into, a body deeper by a step. */
function indented(code: string, indent: string, isBody: boolean): string {
  const last = code.lastIndexOf('\n') + 1
  const depth = (at: number) => (isBody && at !== last ? `${indent}  ` : indent)
  return lineStarts(code).reduceRight((text, at) => text.slice(0, at) + depth(at) + text.slice(at), code)
}

/** The text in brackets, if it is a function; a line end closes a comment that was left open. */
function bracketed(code: string): string | null {
  const text = code.trim().replace(/;$/, '')
  if (!isFunction(onlyExpression(`(${text}\n)`))) return null
  const isWhole = onlyExpression(`(${text})`)?.end === text.length + 1
  return isWhole ? `(${text})` : `(${text}\n)`
}

/**
 * The code of a callback as one function, or null for what could not stand in one: an unclosed bracket, or one that
 * closes the function and goes on behind it. What is a function already is taken as it is.
 */
export function callbackText(code: string, own: string, indent = ''): string | null {
  const asFunction = bracketed(code)
  if (asFunction !== null) return indented(withOwnSelector(asFunction, own), indent, false)
  const asBody = `(function () {\n${code}\n})`
  const made = onlyExpression(asBody)
  const isWhole = made?.type === 'FunctionExpression' && made.end === asBody.length - 1
  return isWhole ? indented(withOwnSelector(asBody, own), indent, true) : null
}

/** Whether the build can make a function of it; what it cannot, it leaves out. */
export function isCallbackCode(code: string): boolean {
  return callbackText(code, '') !== null
}

/** What a callback may be bound to: a name, or what stands in one. Anything else is left out. */
export function isScopeName(text: string): boolean {
  return text.split('.').every(isIdentifier)
}
