import { motionLibraryPaths, paths, runtimePaths } from '@pergola/contracts'
import type { NodeId, Page } from '@pergola/contracts'
import { resolvePath } from '@pergola/site/document'
import { outputPath } from '@pergola/site/project'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'
import type { PageAddress, PageFacts } from './page-facts.ts'

/** Anchors of another page of the project; null when it cannot be read. */
export type AnchorsOf = (htmlPath: string) => ReadonlySet<string> | null

type Problem = Omit<Finding, 'nodes' | 'key'>

const built: ReadonlySet<string> = new Set(
  [...Object.values(paths), ...Object.values(motionLibraryPaths), ...Object.values(runtimePaths)].filter((path) =>
    /\.\w+$/.test(path),
  ),
)

/** Written by a script or a directive of the page when it runs: nobody can say where it leads. */
const isTemplate = (address: string) => /\{\{|\$\{/.test(address)

const isLink = ({ tag, attribute }: PageAddress) => attribute === 'href' && (tag === 'a' || tag === 'area')

/** Links that lead nowhere and files that are not there, each address once with all elements that name it. */
export function checkAddresses(facts: PageFacts, anchorsOf: AnchorsOf): readonly Finding[] {
  const found = new Map<string, { problem: Problem; nodes: NodeId[] }>()
  const pages = pagesByPath(facts)
  for (const entry of facts.addresses) {
    if (isTemplate(entry.address)) continue
    const problem = isLink(entry) ? linkProblem(entry, facts, pages, anchorsOf) : fileProblem(entry, facts)
    if (!problem) continue
    const key = `${problem.kind} ${problem.what}`
    const known = found.get(key) ?? { problem, nodes: [] }
    found.set(key, known)
    if (entry.node !== null) known.nodes.push(entry.node)
  }
  return [...found].map(([key, { problem, nodes }]) => ({ ...problem, key, nodes }))
}

/** Each page by where it lies in the built site. */
function pagesByPath({ project }: PageFacts): ReadonlyMap<string, Page> {
  return new Map(
    Object.values(project.pages)
      .filter(({ hidden }) => !hidden)
      .map((page) => [outputPath(page), page]),
  )
}

function linkProblem(
  { address, from }: PageAddress,
  facts: PageFacts,
  pages: ReadonlyMap<string, Page>,
  anchorsOf: AnchorsOf,
): Problem | null {
  if (address === '') return { kind: 'links', severity: 'moderate', ...messages.emptyLink }
  const anchor = anchorIn(address)
  if (/^[#?]/.test(address)) return hasAnchor(facts.anchors, anchor) ? null : noAnchor(anchor)
  const target = resolvePath(from, address)
  if (target === null) return isReadable(address) ? null : unreadable(address)
  const path = [target, `${target}/index.html`].find((each) => pages.has(each))
  if (path === undefined) {
    const isFile = isThere(target, facts) || isThere(`${target}/index.html`, facts)
    return isFile ? null : { kind: 'links', severity: 'serious', ...messages.deadLink(address) }
  }
  return pageProblem({ address, path, anchor }, facts, pages, anchorsOf)
}

/** Of a link to a page that is there. */
function pageProblem(
  { address, path, anchor }: { readonly address: string; readonly path: string; readonly anchor: string },
  facts: PageFacts,
  pages: ReadonlyMap<string, Page>,
  anchorsOf: AnchorsOf,
): Problem | null {
  const target = pages.get(path)
  // From one draft to another they come and go together.
  const isToDraft = facts.page.draft !== true && target?.draft === true
  if (isToDraft) return { kind: 'links', severity: 'serious', ...messages.draftLink(address) }
  if (path === outputPath(facts.page)) return hasAnchor(facts.anchors, anchor) ? null : noAnchor(anchor)
  const anchors = anchor === '' ? null : anchorsOf(target?.pathes.html ?? '')
  return anchors === null || hasAnchor(anchors, anchor) ? null : noAnchor(anchor)
}

function anchorIn(address: string): string {
  const written = /#(.*)$/s.exec(address)?.[1] ?? ''
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Browsers go to the top for an empty one and for `top`; a text to scroll to is no element. */
function hasAnchor(anchors: ReadonlySet<string>, anchor: string): boolean {
  return /^$|^top$|^:~:/i.test(anchor) || anchors.has(anchor.replace(/:~:.*$/s, ''))
}

/** Of another site, or of something else than a page. */
function isReadable(address: string): boolean {
  return URL.canParse(address, 'https://site.invalid/')
}

function unreadable(address: string): Problem {
  return { kind: 'links', severity: 'serious', ...messages.unreadableLink(address) }
}

function noAnchor(anchor: string): Problem {
  return { kind: 'links', severity: 'moderate', ...messages.noAnchor(anchor) }
}

function isThere(path: string, { files, lost }: PageFacts): boolean {
  return (Object.hasOwn(files, path) && !lost.has(path)) || built.has(path)
}

function fileProblem({ address, from, tag }: PageAddress, facts: PageFacts): Problem | null {
  if (tag === 'base') return null
  const path = resolvePath(from, address)
  if (path === null || isThere(path, facts) || pageLeads(path, facts)) return null
  const where = tag === 'css' ? from : null
  return { kind: 'files', severity: 'serious', ...messages.missingFile(address, where) }
}

/** `<link rel="next">` and frames may name pages. */
function pageLeads(path: string, { project }: PageFacts): boolean {
  return Object.values(project.pages).some((page) => outputPath(page) === path)
}
