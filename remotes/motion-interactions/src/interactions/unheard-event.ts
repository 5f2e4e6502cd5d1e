import type { CanvasService, NodeId } from '@pergola/contracts'
import { isFilledLater, maySend, senderOf } from '@pergola/site/directives'
import { messages } from './messages.ts'

/** Why an element is never told of an event, and what to do; null where it may be. */
export function unheardEvent(canvas: CanvasService, id: NodeId, event: string): string | null {
  const sent = senderOf(event)
  const tag = canvas.layer(id)?.tag
  if (!sent || tag === undefined) return null
  const known = (each: NodeId) => ({ tag: canvas.layer(each)?.tag ?? '', attributes: canvas.attributesOf(each) })
  if (maySend(sent.sender, known(id))) return null
  const from = messages.senders[sent.sender]
  if (!sent.isHeardAround) {
    const instead = messages.heardAround[event.toLowerCase()]
    return messages.neverTold(event, tag, from) + (instead ? ` ${instead}` : '')
  }
  if (isFilledLater(known(id))) return null
  const mayHold = (each: NodeId) => maySend(sent.sender, known(each)) || isFilledLater(known(each))
  return canvas.find('*', id).some(mayHold) ? null : messages.neverInside(event, tag, from)
}
