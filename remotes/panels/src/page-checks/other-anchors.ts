import type { CanvasService } from '@pergola/contracts'
import { resolvePath } from '@pergola/site/document'
import { outputPath } from '@pergola/site/project'
import type { AnchorsOf } from './check-addresses.ts'
import type { PageFacts } from './page-facts.ts'

const anchors = /\b(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Reads the pages that a link of this one leads into with an anchor, each once. */
export async function readOtherAnchors(canvas: CanvasService, facts: PageFacts): Promise<AnchorsOf> {
  const wanted = new Set(
    facts.addresses
      .filter(({ tag, address }) => tag === 'a' && /^[^#].*#./s.test(address))
      .map(({ from, address }) => resolvePath(from, address)),
  )
  const pages = Object.values(facts.project.pages).filter((page) => wanted.has(outputPath(page)))
  const read = await Promise.all(
    pages.map(async ({ pathes }) => {
      const text = await canvas.readFile(pathes.html)
      return [pathes.html, text.ok ? anchorsIn(text.value) : null] as const
    }),
  )
  const known = new Map(read)
  return (path) => known.get(path) ?? null
}

function anchorsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(anchors)].map(([, double, single, bare]) => double ?? single ?? bare ?? ''))
}
