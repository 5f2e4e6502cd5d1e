import type { CanvasService, LayerNode, NodeId } from '@pergola/contracts'
import { shortName } from '@pergola/ui'
import type { PaletteEntry } from './palette-entry.ts'
import { messages } from './messages.ts'

/** Elements offered at most: enough to find one, few enough to stay instant on huge pages. */
const mostElements = 2000

/** The elements of the open page, each with what tells it from its like; then the classes that they carry. */
export function elementEntries(canvas: CanvasService | undefined): PaletteEntry[] {
  const root = canvas?.rootLayer()
  if (!canvas || root === null || root === undefined) return []
  const layers = walk(canvas, root)
  return [...layers.map((layer) => elementEntry(canvas, layer)), ...classEntries(canvas, layers)]
}

function elementEntry(canvas: CanvasService, layer: LayerNode): PaletteEntry {
  return {
    id: `element ${layer.id}`,
    label: layer.label === layer.tag ? layer.tag : `${layer.label} (${layer.tag})`,
    detail: detailOf(canvas, layer),
    group: messages.element,
    disabled: false,
    run: () => canvas.select([layer.id], { scroll: true }),
  }
}

/** Its words, where nothing else is in it; then its selector. */
function detailOf(canvas: CanvasService, layer: LayerNode): string {
  const text = layer.children.length > 0 ? '' : canvas.textOf(layer.id).replaceAll(/\s+/g, ' ').trim()
  const words = shortName(text)
  const id = valueOf(canvas, layer.id, 'id').trim()
  const names = [...(id === '' ? [] : [`#${id}`]), ...classesOf(canvas, layer.id).map((name) => `.${name}`)]
  return [words, names.join('')].filter((part) => part !== '').join(' · ')
}

function classEntries(canvas: CanvasService, layers: readonly LayerNode[]): PaletteEntry[] {
  const names = new Set(layers.flatMap(({ id }) => classesOf(canvas, id)))
  return [...names].map((name) => ({
    id: `class ${name}`,
    label: `.${name}`,
    group: messages.class,
    disabled: false,
    run: () => canvas.select(canvas.find(`.${CSS.escape(name)}`), { scroll: true }),
  }))
}

function classesOf(canvas: CanvasService, id: NodeId): readonly string[] {
  return valueOf(canvas, id, 'class')
    .split(/\s+/)
    .filter((name) => name !== '')
}

function valueOf(canvas: CanvasService, id: NodeId, wanted: string): string {
  return canvas.attributesOf(id).find(({ name }) => name === wanted)?.value ?? ''
}

function walk(canvas: CanvasService, root: NodeId): readonly LayerNode[] {
  const found: LayerNode[] = []
  const waiting = [root]
  while (waiting.length > 0 && found.length < mostElements) {
    const layer = canvas.layer(waiting.pop() ?? root)
    if (!layer) continue
    found.push(layer)
    for (const child of layer.children.toReversed()) waiting.push(child)
  }
  return found
}
