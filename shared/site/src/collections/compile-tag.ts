import { replaceEntries } from '../directives/object-literal.ts'
import { escapeAttribute, escapeText } from '../html/escape-all.ts'
import { boundValue, classText, isWritable, shownText, styleText } from './bound-attribute.ts'
import { compileHeadAttribute, isStatic, leave, valueOf } from './compiling.ts'
import type { Compiling, Element } from './compiling.ts'
import { attributeValue, directivesOf } from './element-directives.ts'
import type { ElementDirective } from './element-directives.ts'
import { readExpression } from './expression.ts'
import type { ReadExpression } from './expression.ts'
import { Markup } from './markdown.ts'
import { addPart } from './template-part.ts'
import type { Part } from './template-part.ts'

interface Tag {
  readonly parts: Part[]
  /** In place of what stands in the element; null where that stays. */
  readonly content: Part[] | null
}

type Work = { readonly read: ReadExpression; readonly directive: ElementDirective }

/** The start tag of an element, with what is known of its directives worked out. */
export function compileTag(element: Element, compiling: Compiling, gone: ReadonlySet<string>): Tag {
  const works = new Map<string, Work>()
  for (const directive of directivesOf(element)) {
    if (gone.has(directive.attribute)) continue
    const read = workOf(directive, element, compiling)
    if (read) works.set(directive.attribute, { read, directive })
    else if (!(directive.kind === 'for')) leave(directive.text, compiling)
  }
  return { parts: tagParts(element, { works, gone, compiling }), content: contentParts([...works.values()], compiling) }
}

function workOf(
  { kind, argument, modifiers, text }: ElementDirective,
  element: Element,
  compiling: Compiling,
): ReadExpression | null {
  const isWritten =
    kind === 'text' || kind === 'html' || kind === 'show' || (kind === 'bind' && isWritable(argument, element.tagName))
  if (!isWritten || modifiers.length > 0) return null
  const read = readExpression(text)
  return isStatic(read, compiling) ? read : null
}

function contentParts(works: readonly Work[], compiling: Compiling): Part[] | null {
  const work = works.find(({ directive: { kind } }) => kind === 'text' || kind === 'html')
  if (!work) return null
  const isMarkup = work.directive.kind === 'html'
  return [
    {
      skeleton: '',
      render(scope) {
        const value = valueOf(work.read, scope, compiling)
        // Of all values only cleaned Markdown is markup; a text that says `<script>` shows it.
        return isMarkup && value instanceof Markup ? value.html : escapeText(shownText(value))
      },
    },
  ]
}

interface TagInput {
  readonly works: ReadonlyMap<string, Work>
  readonly gone: ReadonlySet<string>
  readonly compiling: Compiling
}

function tagParts(element: Element, input: TagInput): Part[] {
  const { source } = input.compiling
  const place = element.sourceCodeLocation
  const tag = place?.startTag ?? { startOffset: 0, endOffset: 0 }
  const parts: Part[] = []
  let at = tag.startOffset
  const replaced = replacedNames(input)
  const written = Object.entries(place?.attrs ?? {})
  for (const [name, span] of written.toSorted(([, one], [, other]) => one.startOffset - other.startOffset)) {
    const next = attributeParts(element, name, { ...input, replaced })
    if (!next) continue
    addPart(parts, source.slice(at, span.startOffset).trimEnd())
    at = span.endOffset
    for (const part of next) addPart(parts, part)
  }
  const rest = source.slice(at, tag.endOffset)
  const end = /\s*\/?>$/.exec(rest)?.[0] ?? ''
  addPart(parts, rest.slice(0, rest.length - end.length))
  if (element.tagName === 'body') addBodyData(parts, element, input.compiling)
  addPart(parts, end)
  return parts
}

/** Attributes that are written by a directive for them. */
function replacedNames({ works }: TagInput): ReadonlySet<string> {
  const names = [...works.values()].flatMap(({ directive: { kind, argument } }) => {
    if (kind === 'show') return ['style']
    return kind === 'bind' ? [argument] : []
  })
  return new Set(names)
}

/** What stands in place of an attribute; null where it stays as it is. */
function attributeParts(
  element: Element,
  name: string,
  input: TagInput & { readonly replaced: ReadonlySet<string> },
): readonly Part[] | null {
  const { works, gone, compiling, replaced } = input
  const work = works.get(name)
  if (work?.directive.kind === 'bind') return [boundPart(element, work, compiling)]
  if (work?.directive.kind === 'show') return [shownPart(element, work, input)]
  if (work || gone.has(name) || replaced.has(name) || isNeedless(name, compiling)) return []
  const value = attributeValue(element, name) ?? ''
  return compiling.isInHead && value.includes('${') ? compileHeadAttribute(name, value, compiling) : null
}

/** Of use to the engine alone, in what is worked out here. */
function isNeedless(name: string, { isInside }: Compiling): boolean {
  return isInside && (name === ':key' || name === 'v-bind:key' || name === 'v-once' || name === 'v-cloak')
}

function boundPart(element: Element, { read, directive: { argument } }: Work, compiling: Compiling): Part {
  const own = attributeValue(element, argument) ?? ''
  return {
    skeleton: '',
    render(scope) {
      if (argument === 'key') return ''
      const value = valueOf(read, scope, compiling)
      const text = textOf(argument, own, value)
      return text === null ? '' : ` ${argument}="${escapeAttribute(text)}"`
    },
  }
}

function textOf(name: string, own: string, value: unknown): string | null {
  if (name === 'class') return [own, classText(value)].filter((each) => each !== '').join(' ') || null
  if (name === 'style') return styleText(own, value) || null
  return boundValue(name, value)
}

function shownPart(element: Element, { read }: Work, { compiling }: TagInput): Part {
  const own = attributeValue(element, 'style') ?? ''
  return {
    skeleton: own === '' ? '' : ` style="${escapeAttribute(own)}"`,
    render(scope) {
      const style = valueOf(read, scope, compiling) ? own : styleText(own, { display: 'none' })
      return style === '' ? '' : ` style="${escapeAttribute(style)}"`
    },
  }
}

/** What is left to the engine gets its data from the body, which every directive of a page can read. */
function addBodyData(parts: Part[], element: Element, compiling: Compiling): void {
  const { liveData, live } = compiling
  if (!liveData) return
  const own = attributeValue(element, 'v-scope')
  const before = own === null ? -1 : parts.findIndex((part) => typeof part === 'string' && /\sv-scope=/.test(part))
  const kept = before < 0 ? '' : parts[before]
  parts.push({
    skeleton: '',
    render(scope) {
      if (live.size === 0 || before >= 0) return ''
      return ` v-scope="${escapeAttribute(`{ ${entriesText(liveData(live, scope))} }`)}"`
    },
  })
  if (typeof kept !== 'string' || before < 0) return
  parts[before] = {
    skeleton: kept,
    render(scope) {
      if (live.size === 0) return kept
      const data = replaceEntries(own ?? '', new Set(), liveData(live, scope))
      if (data === null) return kept
      return kept.replace(/\sv-scope=(?:"[^"]*"|'[^']*'|[^\s>]+)/, () => ` v-scope="${escapeAttribute(data)}"`)
    },
  }
}

const entriesText = (entries: readonly { key: string; value: string }[]) =>
  entries.map(({ key, value }) => `${key}: ${value}`).join(', ')
