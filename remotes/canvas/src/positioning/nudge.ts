import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { EachElement } from '../styles/each-element.ts'
import { messages } from './messages.ts'
import { placedElements } from './placed-elements.ts'

/** Pixels of a press, and of one with Shift. */
const steps = { plain: 1, large: 10 }

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Run {
  readonly key: string
  readonly selection: readonly NodeId[]
  readonly step: object | null
}

export type Nudge = (ids: readonly NodeId[], key: string, large: boolean) => void

/** Moves positioned elements by pixels; presses of one key that follow each other are one undo step. */
export function createNudge(core: CanvasCore, each: EachElement): Nudge {
  let run: Run | null = null
  return (ids, key, large) => {
    const [x = 0, y = 0] = directions[key] ?? []
    const length = large ? steps.large : steps.plain
    const { selection } = core.store.getState()
    const list = placedElements(core, each, ids).map(({ id, editsFor }) => ({
      id,
      edits: editsFor(x * length, y * length),
      alone: true,
    }))
    const goesOn = run?.key === key && run.selection === selection
    const label = ids.length > 1 ? messages.many(ids.length) : messages.move
    run = { key, selection, step: each.keep(list, label, goesOn ? run?.step : null) }
  }
}
