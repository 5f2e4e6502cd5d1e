import { paths } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import { resolvePath } from '@pergola/site/document'
import { isComposed } from '@pergola/site/project'
import type { Budget } from './budget.ts'
import type { Finding } from './finding.ts'
import { messages } from './messages.ts'
import type { PageFacts } from './page-facts.ts'

export interface PageWeight {
  readonly total: number
  readonly images: number
  readonly findings: readonly Finding[]
}

const image = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i

/** A link leads to a file without loading it, and what a sheet's `url()` names is loaded where its rule is used. */
const loads = (tag: string) => tag !== 'a' && tag !== 'area'

const sum = (files: readonly { readonly bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

/** Scripts that the build puts into the page, whose tags nobody finds in it while it is edited. */
function addedScripts({ page, project }: PageFacts): string[] {
  const libraries = [...project.jsHeaderLibs, ...project.jsFooterLibs]
  const own = libraries.flatMap(({ isCDN, path }) => (isCDN ? [] : [path]))
  return isComposed(page) ? [...own, paths.globalJs] : own
}

/** Files of the project that the page loads, each once, with the elements that name them. */
function loadedFiles(facts: PageFacts): ReadonlyMap<string, readonly NodeId[]> {
  const { page, files, addresses, sheets } = facts
  const { html, css, js } = page.pathes
  const own = [html, css, js, ...sheets.map(({ file }) => file), ...addedScripts(facts)]
  const loaded = new Map<string, NodeId[]>(
    own.flatMap((path) => (path && Object.hasOwn(files, path) ? [[path, []]] : [])),
  )
  for (const { address, from, tag, node } of addresses) {
    const path = loads(tag) ? resolvePath(from, address) : null
    if (path === null || !Object.hasOwn(files, path)) continue
    const nodes = loaded.get(path) ?? []
    loaded.set(path, nodes)
    if (node !== null) nodes.push(node)
  }
  return loaded
}

/** What the page weighs with everything of the project it names, and what of it is more than somebody wants. */
export function checkWeight(facts: PageFacts, budget: Budget): PageWeight {
  const loaded = [...loadedFiles(facts)].map(([path, nodes]) => ({ path, nodes, bytes: facts.files[path] ?? 0 }))
  const images = loaded.filter(({ path }) => image.test(path)).toSorted((one, other) => other.bytes - one.bytes)
  const total = sum(loaded)
  const findings: Finding[] = images
    .filter(({ bytes }) => bytes > budget.image)
    .map(({ path, nodes, bytes }) => ({
      key: `weight ${path}`,
      kind: 'weight',
      severity: bytes > 4 * budget.image ? 'serious' : 'moderate',
      ...messages.heavyImage(path, bytes, budget.image),
      nodes,
    }))
  if (total > budget.page) {
    const heaviest = loaded.toSorted((one, other) => other.bytes - one.bytes)[0]
    const words = messages.heavyPage(total, budget.page, heaviest?.path ?? '')
    findings.unshift({ key: 'weight', kind: 'weight', severity: 'serious', ...words, nodes: [] })
  }
  return { total, images: sum(images), findings }
}
