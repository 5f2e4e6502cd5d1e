/** What html cannot hold: a browser would take the child out of the parent again when the page is read. */

const voids = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
)
const closed = new Set('script style textarea title iframe noscript noembed noframes plaintext xmp'.split(' '))
const flow = new Set(
  (
    'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul'
  ).split(' '),
)

/** Parents that only take some children. */
const strict: Readonly<Record<string, ReadonlySet<string>>> = {
  table: new Set(['caption', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr', 'script', 'template', 'style']),
  thead: new Set(['tr', 'script', 'template']),
  tbody: new Set(['tr', 'script', 'template']),
  tfoot: new Set(['tr', 'script', 'template']),
  tr: new Set(['td', 'th', 'script', 'template']),
  colgroup: new Set(['col', 'template']),
  select: new Set(['option', 'optgroup', 'hr', 'script', 'template', 'button', 'div']),
  html: new Set(['head', 'body']),
  head: new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']),
}

/** Children that only stand in some parents. */
const bound: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: new Set(['table', 'template']),
  colgroup: new Set(['table', 'template']),
  col: new Set(['colgroup', 'template']),
  thead: new Set(['table', 'template']),
  tbody: new Set(['table', 'template']),
  tfoot: new Set(['table', 'template']),
  tr: new Set(['table', 'thead', 'tbody', 'tfoot', 'template']),
  td: new Set(['tr', 'template']),
  th: new Set(['tr', 'template']),
  head: new Set<string>(),
  body: new Set<string>(),
  html: new Set<string>(),
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const interactive = new Set(['a', 'button'])

interface Named {
  readonly name: string
  readonly namespace: string
}

/** Elements that take no children at all. */
export function takesNothing({ name, namespace }: Named): boolean {
  return namespace === 'html' && (voids.has(name) || closed.has(name))
}

function isBoundElsewhere(parent: Named, child: Named): boolean {
  return child.namespace === 'html' && Object.hasOwn(bound, child.name) && !bound[child.name]?.has(parent.name)
}

export function mayContain(parent: Named, child: Named): boolean {
  if (takesNothing(parent) || isBoundElsewhere(parent, child)) return false
  if (parent.namespace === 'svg') return child.namespace === 'svg' || parent.name === 'foreignObject'
  if (parent.namespace !== 'html') return child.namespace === parent.namespace
  if (child.namespace === 'svg' && child.name !== 'svg') return false
  return mayContainInHtml(parent, child)
}

function mayContainInHtml(parent: Named, child: Named): boolean {
  if (Object.hasOwn(strict, parent.name)) return strict[parent.name]?.has(child.name) ?? false
  if (parent.name === 'p') return !flow.has(child.name)
  return !(headings.has(parent.name) && headings.has(child.name))
}

/** What must not stand anywhere inside: a link in a link is two links when the page is read. */
export function clashesWithin(ancestor: Named, child: Named): boolean {
  return interactive.has(ancestor.name) && ancestor.name === child.name
}
