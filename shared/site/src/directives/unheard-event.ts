import type { CanvasService, NodeId } from '@pergola/contracts'
import { isFilledLater, maySend, senderOf } from './event-senders.ts'
import type { EventSender } from './event-senders.ts'

/** Why an element is never told of an event. */
export interface Unheard {
  readonly event: string
  readonly tag: string
  readonly sender: EventSender
  /** The event does reach elements around its sender, and there is no sender in this element. Else only the sender itself. */
  readonly isHeardAround: boolean
}

/** Null where the element may be told of it, as far as the page says before it runs. */
export function unheardEvent(
  canvas: Pick<CanvasService, 'layer' | 'attributesOf' | 'find'>,
  id: NodeId,
  event: string,
): Unheard | null {
  const sent = senderOf(event)
  const tag = canvas.layer(id)?.tag
  if (!sent || tag === undefined) return null
  const known = (each: NodeId) => ({ tag: canvas.layer(each)?.tag ?? '', attributes: canvas.attributesOf(each) })
  const mayHold = (each: NodeId) => maySend(sent.sender, known(each)) || isFilledLater(known(each))
  if (maySend(sent.sender, known(id))) return null
  if (sent.isHeardAround && (isFilledLater(known(id)) || canvas.find('*', id).some(mayHold))) return null
  return { event: event.toLowerCase(), tag, ...sent }
}
