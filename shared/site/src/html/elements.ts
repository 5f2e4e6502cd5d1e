/** Elements that never have an end tag. */
export const voidElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'basefont',
  'bgsound',
  'br',
  'col',
  'embed',
  'frame',
  'hr',
  'img',
  'input',
  'keygen',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** Elements the parser keeps in its list of active formatting elements: left open, they leak into what follows. */
export const formattingElements: ReadonlySet<string> = new Set([
  'a',
  'b',
  'big',
  'code',
  'em',
  'font',
  'i',
  'nobr',
  's',
  'small',
  'strike',
  'strong',
  'tt',
  'u',
])

/**
 * Elements whose openness outlives their parent: the parser repeats the formatting ones, opens no second form while it
 * remembers the first, and leaves a template only by its own end tag.
 */
export const lingeringElements: ReadonlySet<string> = new Set([...formattingElements, 'form', 'template'])

/** Elements whose content is text as it stands: no references are decoded, no tags are seen. */
export const rawTextElements: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'script',
  'style',
  'xmp',
])

/** Elements whose content is text with references. */
export const plainTextElements: ReadonlySet<string> = new Set(['textarea', 'title'])

/** Elements that swallow one newline after their start tag. */
export const newlineEaters: ReadonlySet<string> = new Set(['listing', 'pre', 'textarea'])

/** Elements laid out in a line by the browser's own sheet; what text editing may hold. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...formattingElements,
  'abbr',
  'acronym',
  'bdi',
  'bdo',
  'br',
  'cite',
  'data',
  'del',
  'dfn',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  'ruby',
  'rp',
  'rt',
  'samp',
  'span',
  'sub',
  'sup',
  'time',
  'var',
  'wbr',
])

const afterParagraph = new Set(
  (
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary ul'
  ).split(' '),
)

/** Whose end tag may be left out, and before which siblings. */
const omissions: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['li'])],
  ['dt', new Set(['dt', 'dd'])],
  ['dd', new Set(['dt', 'dd'])],
  ['option', new Set(['option', 'optgroup'])],
  ['optgroup', new Set(['optgroup'])],
  ['thead', new Set(['tbody', 'tfoot'])],
  ['tbody', new Set(['tbody', 'tfoot', 'thead'])],
  ['tfoot', new Set(['tbody', 'tfoot', 'thead'])],
  ['tr', new Set(['tr'])],
  ['td', new Set(['td', 'th'])],
  ['th', new Set(['td', 'th'])],
  ['colgroup', new Set(['colgroup', 'tbody', 'thead', 'tfoot'])],
  ['head', new Set(['body'])],
  ['body', new Set<string>()],
  ['html', new Set<string>()],
  ['p', afterParagraph],
])

/** Whether `name` without an end tag ends before a sibling `next`; null stands for the end of the parent. */
export function endsBefore(name: string, next: string | null): boolean {
  const siblings = omissions.get(name)
  if (siblings === undefined) return false
  return next === null || siblings.has(next)
}

/** Whose end tag ends what was left open inside, if that may be left open at all. */
const closesInside: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup html li listing main menu nav ol pre search section select ' +
    'summary table tbody td template tfoot th thead tr ul'
  ).split(' '),
)

interface Named {
  readonly name: string
  readonly namespace: string
}

/** Whether an element without an end tag ends with its parent. In svg and mathml names mean nothing of the kind. */
export function endsWithParent(element: Named, parent: Named | undefined): boolean {
  if (element.namespace !== 'html' || parent?.namespace !== 'html') return false
  return endsBefore(element.name, null) && closesInside.has(parent.name)
}

/** Void elements of html; anything may be empty in svg and mathml. */
export function isVoid(node: Named): boolean {
  return node.namespace === 'html' && voidElements.has(node.name)
}

export function isInline(node: Named): boolean {
  return node.namespace === 'html' && inlineElements.has(node.name)
}
