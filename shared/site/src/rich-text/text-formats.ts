import type { PastedElement, RichElement } from './rich-node.ts'
import { linkAddress } from './safe-address.ts'

/** A format of words: elements of one kind are not put into each other. */
export interface Format {
  readonly kind: string
  readonly name: string
  readonly attributes: RichElement['attributes']
}

/** Elements that say something of the words in them, and what kind they are. */
const kinds: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  ins: 'ins',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  tt: 'code',
  kbd: 'kbd',
  samp: 'samp',
  var: 'var',
  mark: 'mark',
  small: 'small',
  q: 'q',
  cite: 'cite',
  abbr: 'abbr',
  acronym: 'abbr',
  dfn: 'dfn',
  time: 'time',
  bdi: 'bdi',
  ruby: 'ruby',
  rt: 'rt',
  rp: 'rp',
}

/** Names that HTML has no more. */
const renamed: Readonly<Record<string, string>> = { strike: 's', tt: 'code', acronym: 'abbr' }

const kept: Readonly<Record<string, string>> = { abbr: 'title', acronym: 'title', dfn: 'title', time: 'datetime' }

export const format = (kind: string, name = kind, attributes: Format['attributes'] = {}): Format => ({
  kind,
  name,
  attributes,
})

/** Null where the style says nothing of it. */
function isBold({ style }: PastedElement): boolean | null {
  const weight = style['font-weight'] ?? ''
  if (weight.startsWith('bold')) return true
  if (/^\d+$/.test(weight)) return Number(weight) >= 600
  return weight === 'normal' || weight === 'lighter' ? false : null
}

function isItalic({ style }: PastedElement): boolean | null {
  const slope = style['font-style'] ?? ''
  if (/^(?:italic|oblique)/.test(slope)) return true
  return slope === 'normal' ? false : null
}

function linesOf({ style }: PastedElement): string {
  return style['text-decoration-line'] ?? style['text-decoration'] ?? ''
}

/** Its style takes back what the element is for, as in Google's `<b style="font-weight: normal">` around a whole copy. */
function isTakenBack(pasted: PastedElement, kind: string): boolean {
  if (kind === 'strong') return isBold(pasted) === false
  if (kind === 'em') return isItalic(pasted) === false
  return (kind === 'u' || kind === 's') && linesOf(pasted).startsWith('none')
}

function fromStyle(pasted: PastedElement): Format[] {
  const lines = linesOf(pasted)
  const raised = pasted.style['vertical-align'] ?? ''
  return [
    ...(isBold(pasted) ? [format('strong')] : []),
    ...(isItalic(pasted) ? [format('em')] : []),
    ...(lines.includes('line-through') ? [format('s')] : []),
    ...(lines.includes('underline') ? [format('u')] : []),
    ...(raised === 'super' ? [format('sup')] : []),
    ...(raised === 'sub' ? [format('sub')] : []),
  ]
}

function fromName(pasted: PastedElement): Format[] {
  const { name, attributes } = pasted
  if (name === 'a') {
    const href = linkAddress(attributes['href'] ?? '')
    return href === null ? [] : [format('a', 'a', { href, ...titleOf(attributes) })]
  }
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined || isTakenBack(pasted, kind)) return []
  const attribute = kept[name]
  const value = attribute === undefined ? undefined : attributes[attribute]
  const own = attribute !== undefined && value ? { [attribute]: value } : {}
  return [format(kind, renamed[name] ?? name, own)]
}

const titleOf = ({ title }: PastedElement['attributes']) => (title ? { title } : {})

/** What an element says of its words, by its name and by its style; `held` are kinds that are said around it. */
export function formatsOf(pasted: PastedElement, held: ReadonlySet<string>): readonly Format[] {
  const found = new Map<string, Format>()
  for (const each of [...fromName(pasted), ...fromStyle(pasted)]) {
    // Every link is underlined.
    const isOfLink = each.kind === 'u' && (held.has('a') || found.has('a'))
    if (!held.has(each.kind) && !found.has(each.kind) && !isOfLink) found.set(each.kind, each)
  }
  return [...found.values()]
}
