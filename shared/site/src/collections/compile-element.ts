import { parseLoop, loopNames } from '../directives/loop.ts'
import { scopeKeys } from '../directives/object-literal.ts'
import { compileTag } from './compile-tag.ts'
import { compilePlaces, headed, isStatic, leave, valueOf } from './compiling.ts'
import type { Compiling, Element } from './compiling.ts'
import { define } from './compile-expression.ts'
import { attributeValue, directivesOf } from './element-directives.ts'
import type { ElementDirective } from './element-directives.ts'
import { readExpression, readPattern } from './expression.ts'
import type { ReadExpression, Scope } from './expression.ts'
import { oneOf } from './template-part.ts'
import type { Dynamic, Part } from './template-part.ts'

interface Options {
  /** Its `v-if` is worked out by whoever asks. */
  readonly withoutCondition: boolean
}

interface Compiled extends Dynamic {
  readonly parts: Part[]
}

const mostLoops = 6

/** An element with all that is in it. */
export function compileElement(element: Element, compiling: Compiling, options: Options): Compiled {
  const loop = directivesOf(element).find(({ kind }) => kind === 'for')
  const parts = loop ? compileLoop(element, loop, compiling, options) : compileSingle(element, compiling, options, [])
  return { parts, ...oneOf(parts) }
}

function compileLoop(element: Element, directive: ElementDirective, compiling: Compiling, options: Options): Part[] {
  const { text, attribute } = directive
  const repetition = knownRepetition(element, text, compiling)
  if (repetition) {
    const own = [...repetition.pattern.names, repetition.index].filter((name) => name !== '')
    const live = new Set<string>()
    const inner: Compiling = {
      ...compiling,
      live,
      names: new Set([...compiling.names, ...own]),
      isInside: true,
      loops: compiling.loops + 1,
    }
    const parts = compileSingle(element, inner, options, [attribute])
    // What the engine would have to know of one entry is known to it only where it goes over the list itself.
    if (!own.some((name) => live.has(name))) {
      for (const name of live) compiling.live.add(name)
      return [repeated(parts, repetition, compiling)]
    }
  }
  leave(parseLoop(text)?.array ?? text, compiling)
  const hidden = new Set(loopNames(text))
  const names = new Set([...compiling.names].filter((name) => !hidden.has(name)))
  return compileSingle(element, { ...compiling, names }, options, [])
}

/** A loop over a list that is known, written in a form that is; null for one that is left to the engine. */
function knownRepetition(element: Element, text: string, compiling: Compiling): Repetition | null {
  const loop = parseLoop(text)
  if (!loop || attributeValue(element, 'data-render') === 'live' || element.tagName === 'template') return null
  if (/[,{[]/.test(loop.index) || compiling.loops >= mostLoops) return null
  const [array, pattern] = [readExpression(loop.array), readPattern(loop.item)]
  return pattern && isStatic(array, compiling) && array.free.size > 0 ? { array, pattern, index: loop.index } : null
}

interface Repetition {
  readonly array: ReadExpression
  readonly pattern: NonNullable<ReturnType<typeof readPattern>>
  readonly index: string
}

function repeated(parts: Part[], { array, pattern, index }: Repetition, compiling: Compiling): Dynamic {
  const entry = oneOf(parts)
  return {
    skeleton: entry.skeleton,
    render(scope) {
      return entriesOf(valueOf(array, scope, compiling))
        .map(([key, value]) => {
          const own = Object.create(scope) as Scope
          pattern.bind(own, value)
          if (index !== '') define(own, index, key)
          return entry.render(own)
        })
        .join('')
    },
  }
}

/** As the engine goes over them: lists, numbers, objects. */
function entriesOf(value: unknown): readonly (readonly [key: string | number, value: unknown])[] {
  if (Array.isArray(value)) return value.map((each: unknown, at) => [at, each] as const)
  if (typeof value === 'number')
    return Array.from({ length: Math.min(value, 10_000) }, (_each, at) => [at, at + 1] as const)
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

const unread = new Set(['script', 'style', 'template', 'textarea', 'noscript'])

/** One element, its list apart. `gone` are attributes that somebody else has worked out. */
function compileSingle(
  element: Element,
  given: Compiling,
  { withoutCondition }: Options,
  gone: readonly string[],
): Part[] {
  const { source } = given
  const place = element.sourceCodeLocation
  if (!place?.startTag) return []
  const inner: Compiling = { ...headed(element, given), depth: given.depth + 1, names: namesInside(element, given) }
  const conditions = withoutCondition ? ['v-if', 'v-else-if', 'v-else'] : []
  const tag = compileTag(element, inner, new Set([...gone, ...conditions]))
  const start = place.startTag.endOffset
  const end = place.endTag?.startOffset ?? place.endOffset
  const content = tag.content ?? contentOf(element, { start, end }, inner)
  return [...tag.parts, ...content, source.slice(end, place.endOffset)].filter((part) => part !== '')
}

function contentOf(element: Element, range: { start: number; end: number }, compiling: Compiling): Part[] {
  const text = compiling.source.slice(range.start, range.end)
  if (element.tagName === 'script' && attributeValue(element, 'type') === 'application/ld+json') {
    return compilePlaces(text, { ...compiling, live: new Set() }, { escape: asJsonText, fixed: (each) => each })
  }
  if (unread.has(element.tagName)) {
    if (element.tagName === 'template') leave(text, compiling)
    return [text]
  }
  return compiling.children(element.childNodes, range, compiling)
}

/** Inside of a JSON string in a script: no sign that ends either. */
function asJsonText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
}

/** Data of an element hide names of the same kind from what is in it. */
function namesInside(element: Element, { names }: Compiling): ReadonlySet<string> {
  const scope = attributeValue(element, 'v-scope')
  if (scope === null) return names
  const hidden = new Set(scopeKeys(scope))
  return new Set([...names].filter((name) => !hidden.has(name)))
}
