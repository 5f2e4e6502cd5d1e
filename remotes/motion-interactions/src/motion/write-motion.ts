import type { CanvasService, NodeId } from '@pergola/contracts'
import { noMotionMark } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'
import type { Elsewhere } from '../elsewhere.ts'
import { messages } from './messages.ts'

type Attributes = Readonly<Record<string, string | null>>

/** What an element of the page has before, so that no mark is written that stands there already. */
function changed(canvas: CanvasService, id: NodeId, attributes: Attributes): Attributes {
  const now = new Map(canvas.attributesOf(id).map(({ name, value }) => [name, value]))
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => (now.get(name) ?? null) !== value))
}

export interface MotionChange {
  readonly id: string
  /** Null takes it out of the project. */
  readonly motion: Motion | null
  /** Elements that get other marks. */
  readonly marks?: readonly { readonly node: NodeId; readonly attributes: Attributes }[]
  /** What it changes beside the open page. */
  readonly elsewhere?: Elsewhere
}

/** The record and the marks of elements as one undo step. What is wrong comes back as a text for a person. */
export function writeMotion(
  canvas: CanvasService,
  { id, motion, marks = [], elsewhere }: MotionChange,
  label: string,
): string | null {
  const { project } = canvas.record.getState()
  if (!project) return messages.notAllowed
  const { [id]: _before, ...others } = project.motions
  const motions = motion ? { ...project.motions, [id]: motion } : others
  const edits = marks.map(({ node, attributes }) => ({
    id: node,
    attributes: changed(canvas, node, { ...noMotionMark, ...attributes }),
  }))
  const done = canvas.editAttributes(edits, label, { motions, ...elsewhere?.record }, elsewhere?.files)
  if (done.ok) return null
  return done.failure === 'read-only' ? messages.readOnly : messages.notAllowed
}
