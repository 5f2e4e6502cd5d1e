import type { CanvasService, NodeId } from '@pergola/contracts'
import { PickField } from '../pick-field.tsx'
import { classNames } from '../class-names.ts'

interface ClassFieldProps {
  readonly canvas: CanvasService
  readonly label: string
  readonly pickLabel: string
  readonly value: string
  readonly onCommit: (name: string) => void
}

/** The first class of an element; empty where it has none. */
function classOf(canvas: CanvasService, id: NodeId): string {
  const list = canvas.attributesOf(id).find(({ name }) => name === 'class')?.value ?? ''
  return list.trim().split(/\s+/)[0] ?? ''
}

/** A class, typed, chosen among those of the page, or taken from an element that is pressed on the canvas. */
export function ClassField({ canvas, ...field }: ClassFieldProps) {
  return (
    <PickField
      {...field}
      canvas={canvas}
      placeholder="class"
      suggestions={() => classNames(canvas)}
      selectorOf={(id) => classOf(canvas, id)}
    />
  )
}
