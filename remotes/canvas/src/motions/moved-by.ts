import { markers, type CompiledMotion } from '@pergola/contracts'

const marks = [markers.motionId, markers.motionInstanceId] as const

/** Ids of the motions that elements of the page are marked with, in one look at the page. */
export function markedMotions(document: Document): ReadonlySet<string | null> {
  const marked = document.querySelectorAll(marks.map((mark) => `[${mark}]`).join())
  return new Set([...marked].flatMap((element) => marks.map((mark) => element.getAttribute(mark))))
}

export type IsMoving = (document: Document, marked: ReadonlySet<string | null>) => boolean

/** Tells whether there is still something for a motion to move: the element that has it or, without one, its targets. */
export function movedBy(id: string, { tweens }: CompiledMotion, marked: ReadonlySet<string | null>): IsMoving {
  if (marked.has(id)) return (_document, now) => now.has(id)
  const targets = tweens.map(({ selector }) => selector).join()
  return (document) => targets !== '' && document.querySelector(targets) !== null
}
