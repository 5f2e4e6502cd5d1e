import type { AtRulePart } from './flat-rule.ts'
import { resolveNesting } from './nesting.ts'
import { nextOutside, splitList } from './selector-text.ts'

/** What declarations that stand in a `@scope` by themselves are for. It weighs nothing. */
export const scopeItself = ':where(:scope)'

/** An element as `@scope` sees it. */
export interface ScopeElement {
  /** False for a selector that the browser refuses. */
  matches(selector: string): boolean
  /** A selector that it alone matches, a compound one: `:is(:root > :nth-child(2))`. */
  readonly address: string
}

export interface ScopeRoot {
  readonly address: string
  /** How many elements up from the element. */
  readonly distance: number
}

/**
 * The elements that `:scope` and `&` stand for in rules within these at-rules, as the element sees it: nearest first,
 * and none where it is in no such scope. Null where no `@scope` is among them.
 * @param path the element and its ancestors, nearest first
 * @param home address of the element around the sheet's own, which is the root where a scope names none
 */
export function scopeRoots(
  atRules: readonly AtRulePart[],
  path: readonly ScopeElement[],
  home?: string,
): readonly ScopeRoot[] | null {
  let roots: readonly ScopeRoot[] | null = null
  for (const { name, params, inside } of atRules) {
    if (name !== 'scope') continue
    const { start, end } = readScope(params)
    const within = start === null || inside === undefined ? start : resolveNesting(start, inside)
    const starts: readonly ScopeRoot[] = (roots ?? [null]).flatMap((around) =>
      rootsIn(path, { start: within, home, around }),
    )
    roots = nearestFirst(starts).filter((root) => !isLimited(path, root, end))
  }
  return roots
}

interface Search {
  readonly start: string | null
  readonly home: string | undefined
  readonly around: ScopeRoot | null
}

function rootsIn(path: readonly ScopeElement[], { start, home, around }: Search): ScopeRoot[] {
  const reach = around === null ? path : path.slice(0, around.distance + 1)
  const isRoot = ({ matches, address }: ScopeElement) => {
    if (start === null) return address === home
    return matches(around === null ? withoutScope(start) : withinScope(start, around.address))
  }
  return reach.flatMap((element, distance) => (isRoot(element) ? [{ address: element.address, distance }] : []))
}

function nearestFirst(roots: readonly ScopeRoot[]): readonly ScopeRoot[] {
  const sorted = roots.toSorted((left, right) => left.distance - right.distance)
  return sorted.filter((root, at) => root.distance !== sorted[at - 1]?.distance)
}

function isLimited(path: readonly ScopeElement[], root: ScopeRoot, end: string | null): boolean {
  if (end === null) return false
  const limit = withinScope(end, root.address)
  return path.slice(0, root.distance + 1).some((element) => element.matches(limit))
}

/** `(.card) to (.body)`; either may be missing. */
function readScope(params: string): { readonly start: string | null; readonly end: string | null } {
  const text = params.trim()
  const startEnd = text.startsWith('(') ? nextOutside(text, 0) : 0
  const end = /^\s*to\s*(\([\s\S]*\))\s*$/i.exec(text.slice(startEnd))?.[1]
  return {
    start: startEnd === 0 ? null : text.slice(1, startEnd - 1).trim(),
    end: end === undefined ? null : end.slice(1, -1).trim(),
  }
}

/** In no scope `:scope` and `&` are the root element, and not whatever element is asked. */
export function withoutScope(selector: string): string {
  return /&|:scope/i.test(selector) ? withRoot(selector, ':root') : selector
}

/** A selector of a scope as it stands on its own; what names no root is below it. */
export function withinScope(selector: string, root: string): string {
  return splitList(selector)
    .map((member) => (namesRoot(member) ? withRoot(member, root) : `${root} ${member}`))
    .join(', ')
}

function withRoot(selector: string, root: string): string {
  let text = ''
  for (let at = 0; at < selector.length;) {
    const end = partEnd(selector, at)
    const part = selector.slice(at, end)
    if (part === '&' || part.toLowerCase() === ':scope') text += root
    else if (part.startsWith('(')) text += `(${withRoot(part.slice(1, -1), root)})`
    else text += part
    at = end
  }
  return text
}

function partEnd(selector: string, at: number): number {
  const scope = /^:scope(?![\w-])/i.exec(selector.slice(at))
  return scope && selector[at - 1] !== ':' ? at + scope[0].length : nextOutside(selector, at)
}

/** What stands in a scope said in full, for rules nested in it: where it is below the root, all of it is. */
export function spelledOut(selector: string): string {
  return splitList(selector)
    .map((member) => (namesRoot(member) ? member : `${scopeItself} ${member}`))
    .join(', ')
}

function namesRoot(selector: string): boolean {
  return withRoot(selector, '') !== selector
}
