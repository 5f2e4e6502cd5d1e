import type { AttributeEntry, CanvasService, NodeId } from '@pergola/contracts'

function isOnly(canvas: CanvasService, selector: string, id: NodeId): boolean {
  const found = canvas.find(selector)
  return found.length === 1 && found[0] === id
}

function namesOf(canvas: CanvasService, id: NodeId): string[] {
  const attributes = new Map(canvas.attributesOf(id).map(({ name, value }) => [name, value]))
  const own = attributes.get('id')?.trim()
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter((name) => name !== '')
  return [...(own ? [`#${CSS.escape(own)}`] : []), ...classes.map((name) => `.${CSS.escape(name)}`)]
}

/** Its place among the children of the element around it. */
function placeOf(canvas: CanvasService, id: NodeId): string {
  const layer = canvas.layer(id)
  const parent = layer && layer.parent !== null ? canvas.layer(layer.parent) : undefined
  if (!layer || !parent) return layer?.tag ?? '*'
  const alike = parent.children.filter((child) => canvas.layer(child)?.tag === layer.tag)
  return alike.length === 1 ? layer.tag : `${layer.tag}:nth-of-type(${alike.indexOf(id) + 1})`
}

/** The shortest selector that means this element alone; `self` for one that is. */
export function pickedSelector(
  canvas: CanvasService,
  id: NodeId,
  isSelf: (attributes: readonly AttributeEntry[]) => boolean,
): string {
  if (isSelf(canvas.attributesOf(id))) return 'self'
  let path = ''
  for (let at: NodeId | null = id; at !== null; at = canvas.layer(at)?.parent ?? null) {
    const named = namesOf(canvas, at).find((name) => isOnly(canvas, name, at as NodeId))
    if (named !== undefined) return named + path
    path = ` > ${placeOf(canvas, at)}${path}`
  }
  return path.slice(3)
}
