import type { CanvasService, NodeId } from '@pergola/contracts'
import { keyName } from './form-targets.ts'

const valueOf = (canvas: CanvasService, id: NodeId, name: string) =>
  canvas.attributesOf(id).find((each) => each.name === name)?.value ?? null

/** The first field of a form with one of these names. */
export function fieldNamed(canvas: CanvasService, form: NodeId, names: readonly string[]): NodeId | null {
  return canvas.find('input', form).find((id) => names.includes(valueOf(canvas, id, 'name') ?? '')) ?? null
}

/** The key in the hidden field of a form; empty without one. */
export function keyOf(canvas: CanvasService, form: NodeId): string {
  const field = fieldNamed(canvas, form, [keyName])
  return field === null ? '' : (valueOf(canvas, field, 'value') ?? '')
}
