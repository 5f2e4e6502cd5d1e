import { pageBase, resolvePath } from '../document/index.ts'
import { attributeOf, findAll, type HtmlTree, parseHtml } from '../html/index.ts'
import { decodeLoosely } from '../project/index.ts'
import type { BuiltSite } from './marks-of.ts'

/** What visitors would meet. */
export interface SiteFinding {
  readonly kind: 'broken-link' | 'missing-file' | 'missing-alt'
  readonly page: string
  /** The address as it is written, or the picture. */
  readonly what: string
}

const mostFindings = 200
const isTemplate = (address: string) => /\{\{|\$\{/.test(address)

/** Links that lead nowhere, files that are not there and pictures without a text, in the pages as they go out. */
export async function checkBuiltSite({ paths, read }: BuiltSite): Promise<readonly SiteFinding[]> {
  const known = new Set(paths)
  const findings: SiteFinding[] = []
  for (const page of paths.filter((path) => /\.html?$/i.test(path))) {
    const tree = parseHtml(decodeLoosely(await read(page)))
    findings.push(...addressFindings(tree, page, known), ...altFindings(tree, page))
    if (findings.length >= mostFindings) break
  }
  return findings.slice(0, mostFindings)
}

const addressed: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  script: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  iframe: 'src',
}

function addressFindings(tree: HtmlTree, page: string, known: ReadonlySet<string>): SiteFinding[] {
  const base = pageBase(tree, page)
  if (base === null) return []
  const found = new Map<string, SiteFinding>()
  for (const node of elements(tree)) {
    const address = attributeOf(node, addressed[node.name] ?? '')
    if (address === null || isTemplate(address)) continue
    const path = resolvePath(base, address)
    if (path === null || known.has(path) || known.has(`${path}/index.html`)) continue
    const kind = node.name === 'a' || node.name === 'area' ? 'broken-link' : 'missing-file'
    found.set(`${kind} ${address}`, { kind, page, what: address })
  }
  return [...found.values()]
}

/** An empty text says that the picture only adorns. */
function altFindings(tree: HtmlTree, page: string): SiteFinding[] {
  const pictures = [...elements(tree)].filter((node) => node.name === 'img' && isUnnamed(node))
  return pictures.map((node) => ({ kind: 'missing-alt', page, what: attributeOf(node, 'src') ?? '' }))
}

type Element = Parameters<typeof attributeOf>[0]

const isUnnamed = (node: Element) =>
  ['alt', 'aria-label', 'aria-labelledby', ':alt', 'v-bind:alt'].every((name) => attributeOf(node, name) === null) &&
  !/^(?:none|presentation)$/.test(attributeOf(node, 'role') ?? '')

const elements = (tree: HtmlTree) => findAll(tree, ({ kind }) => kind === 'element')
