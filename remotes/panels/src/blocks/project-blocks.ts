import type { Block, CanvasService, Project } from '@pergola/contracts'
import { paths } from '@pergola/contracts'
import { blockStyle } from '@pergola/site/symbols'

const order: readonly Block['type'][] = ['symbol', 'template', 'block']

/** Everything of the project's own that can be put on a page, symbols first. */
export function projectBlocks(project: Project | null): readonly Block[] {
  const own = Object.values(project?.blocks ?? {})
  const known = new Set(own.map(({ id }) => id))
  const symbols = Object.values(project?.symbols ?? {}).filter(({ id }) => !known.has(id))
  return [...own, ...symbols].toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}

/** Where a symbol or a template keeps its texts. */
export function blockPathes({ id, type }: Pick<Block, 'id' | 'type'>): { content: string; style: string } {
  const folder = `editor/${type}s/${id}/${id}`
  return { content: `${folder}.html`, style: `${folder}.css` }
}

/** The sheet that all blocks of a kind share on the pages. */
export function sharedSheet(type: Block['type']): string {
  return type === 'template' ? paths.templatesCss : paths.symbolsCss
}

/** The texts of a block, wherever they are kept. Styles are edited in the shared sheet; a block's own file follows it. */
export async function blockTexts(canvas: Pick<CanvasService, 'readFile'>, block: Block): Promise<Block> {
  if (!block.pathes) return block
  const [content, style, shared] = await Promise.all([
    canvas.readFile(block.pathes.content),
    canvas.readFile(block.pathes.style),
    canvas.readFile(sharedSheet(block.type)),
  ])
  const current = shared.ok ? blockStyle(shared.value, block.id) : null
  return {
    ...block,
    content: block.content || (content.ok ? content.value : ''),
    style: block.style || (current ?? (style.ok ? style.value : '')),
  }
}

/** Svg markup or an address as something an image element may show: there no script of it runs. */
export function previewAddress(media: string): string | null {
  const text = media.trim()
  if (/^<svg[\s>]/i.test(text)) return `data:image/svg+xml,${encodeURIComponent(withNamespace(text))}`
  return /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(text) ? text : null
}

function withNamespace(svg: string): string {
  return /\sxmlns\s*=/.test(svg.slice(0, svg.indexOf('>')))
    ? svg
    : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
}
