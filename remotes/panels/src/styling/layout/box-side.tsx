import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useScrub } from '@pergola/ui'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useTyped } from '../fields/use-typed.ts'
import { useComputed, useKeptForPlace, useStyleValue } from '../fields/use-style-value.ts'
import { useStyling } from '../styling-context.ts'
import { useSourceLabel } from '../fields/use-source-label.tsx'
import styles from './box-model.module.css'
import { draggedSides, linkedSides, nudge, withUnit } from './linked-sides.ts'
import type { LinkMode, Side } from './linked-sides.ts'

interface BoxSideProps {
  box: 'margin' | 'padding'
  side: Side
  mode: LinkMode
}

interface Typed {
  readonly text: string
  /** Why the browser refused it. */
  readonly problem: string | null
  /** Not by typing but by the arrow keys: shown on the page already. */
  readonly stepped: boolean
}

function stepOf({ shiftKey, altKey }: KeyboardEvent): number {
  if (shiftKey) return 10
  return altKey ? 0.1 : 1
}

/** What one side shows and what becomes of it, for every side linked with it. */
function useBoxSide({ box, side, mode }: BoxSideProps) {
  const property = `${box}-${side}`
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const read = useTyped(property)
  const { kept: typed, keep } = useKeptForPlace<Typed>()
  const set = value?.value ?? ''

  const forLinked = (text: string, linked: readonly Side[]) =>
    Object.fromEntries(linked.map((each) => [`${box}-${each}`, text]))

  function commit(text: string, linked = linkedSides(side, mode)) {
    const said = read(text)
    if (said === null) return keep(null)
    const wanted = withUnit(said)
    const problem = wanted === '' ? null : edit.refuse(property, wanted)
    keep(problem === null ? null : { text, problem, stepped: false }, property)
    if (problem === null) edit.commitAll(forLinked(wanted, linked))
  }

  function preview(text: string, linked = linkedSides(side, mode)) {
    keep({ text, problem: null, stepped: true })
    edit.preview(forLinked(text, linked))
  }

  function cancel() {
    if (typed?.stepped) edit.cancel()
    keep(null)
  }

  const start = set === '' ? computed : set
  return {
    property,
    value,
    computed,
    set,
    start,
    typed,
    commit,
    preview,
    cancel,
    // Nothing is padded by less than nothing.
    nudge: (text: string, steps: number) => nudge(text, steps, box === 'padding' ? 0 : undefined),
    reset: () => edit.reset(property),
    type: (text: string) => keep({ text, problem: null, stepped: false }),
  }
}

/** While the pointer is over it, the canvas shows the room it stands for. */
function SideFrame({ box, side, mode, children }: BoxSideProps & { children: ReactNode }) {
  const { canvas } = useStyling()
  const linked = linkedSides(side, mode).map((each) => `${box}-${each}` as const)
  return (
    <span
      className={styles.side}
      data-side={side}
      data-property={`${box}-${side}`}
      onPointerEnter={() => canvas.showSpacing(linked)}
      onPointerLeave={() => canvas.showSpacing([])}
    >
      {children}
    </span>
  )
}

/** The band follows the pointer, and the canvas hatches what moves along. */
function useBandDrag({ box, side: name, mode }: BoxSideProps, side: ReturnType<typeof useBoxSide>) {
  const { canvas } = useStyling()
  const wasDragged = useRef(false)
  const scrub = useScrub({
    ownKeys: true,
    start: () => (side.nudge(side.start, 0) === null ? null : side.start),
    move: side.nudge,
    onPreview(text, keys) {
      const dragged = draggedSides(name, mode, keys)
      wasDragged.current = true
      canvas.showSpacing(dragged.map((each) => `${box}-${each}` as const))
      side.preview(text, dragged)
    },
    onCommit(text, keys) {
      canvas.showSpacing([])
      side.commit(text, draggedSides(name, mode, keys))
    },
    onCancel() {
      canvas.showSpacing([])
      side.cancel()
    },
  })
  return {
    scrub,
    /** Said once: a drag ends with a click as well. */
    takeDragged() {
      const taken = wasDragged.current
      wasDragged.current = false
      return taken
    },
  }
}

export function BoxSide(props: BoxSideProps) {
  const side = useBoxSide(props)
  const { property, value, typed, start } = side
  const { scrub, takeDragged } = useBandDrag(props, side)
  const withSource = useSourceLabel(property)

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && typed) side.commit(typed.text)
    if (event.key === 'Escape' && typed) {
      event.stopPropagation()
      side.cancel()
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const next = side.nudge(typed?.text ?? start, event.key === 'ArrowUp' ? stepOf(event) : -stepOf(event))
    if (next !== null) side.preview(next)
  }

  function pointerDown(event: PointerEvent<HTMLInputElement>) {
    takeDragged()
    // A press that becomes a drag scrubs; only one that does not moves the focus here.
    if (document.activeElement !== event.currentTarget) event.preventDefault()
    scrub.onPointerDown(event)
  }

  return (
    <SideFrame {...props}>
      {withSource(
        <input
          className={styles.value}
          aria-label={`${props.box} ${props.side}`}
          aria-invalid={typed?.problem ? true : undefined}
          title={typed?.problem ?? undefined}
          data-origin={value?.origin ?? 'default'}
          value={typed?.text ?? side.set}
          placeholder={shortLength(side.computed)}
          spellCheck={false}
          autoComplete="off"
          {...scrub}
          onPointerDown={pointerDown}
          onClick={(event) => {
            if (takeDragged()) return
            if (event.altKey) side.reset()
            else if (document.activeElement !== event.currentTarget) event.currentTarget.focus()
          }}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => side.type(event.target.value)}
          onBlur={() => typed && typed.problem === null && side.commit(typed.text)}
          onKeyDown={keyDown}
          onKeyUp={(event) => {
            if (typed?.stepped && event.key.startsWith('Arrow')) side.commit(typed.text)
          }}
        />,
      )}
    </SideFrame>
  )
}

/** Computed lengths are in pixels; four digits are all there is room for. */
function shortLength(computed: string): string {
  return computed.replace(/px$/, '').replace(/(\.\d)\d+$/, '$1') || '0'
}
