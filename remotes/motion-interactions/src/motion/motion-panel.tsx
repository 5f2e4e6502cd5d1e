import { EmptyState, PanelFrame } from '@pergola/ui'
import { Spline } from 'lucide-react'
import { useStore } from 'zustand'
import type { SelectedElement } from '@pergola/contracts'
import { ReadOnlyNote } from '../read-only-note.tsx'
import { messages } from './messages.ts'
import { InstanceNote } from './instance-note.tsx'
import { MotionEditor } from './motion-editor.tsx'
import { NoMotion } from './no-motion.tsx'
import { useMotion } from './use-motion.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'

export function MotionPanel(services: MotionPanelProps) {
  const element = useStore(services.canvas.state, (state) => state.selected)
  if (!element) return <EmptyState icon={<Spline />} title={messages.noSelection} />
  // Keyed, so that nothing typed for one element is written to the next.
  return <ElementMotion key={element.id} {...services} element={element} />
}

function ElementMotion({ element, ...services }: MotionPanelProps & { element: SelectedElement }) {
  const edits = useMotion(services, element)
  const { motion, mark, target } = edits
  const readOnly = useStore(services.canvas.state, (state) => state.readOnly)
  const isInstance = motion !== null && target !== null && mark !== null && mark.instance !== null
  return (
    <PanelFrame
      label={messages.panel}
      above={
        <>
          {readOnly && <ReadOnlyNote />}
          {isInstance && (
            <InstanceNote {...services} element={element} edits={edits} motion={motion} readOnly={readOnly} />
          )}
        </>
      }
    >
      {motion && target && mark ? (
        <MotionEditor
          {...services}
          element={element}
          motion={motion}
          target={target}
          edits={edits}
          // Played by itself, and edited at its main element.
          readOnly={readOnly || isInstance}
        />
      ) : (
        <NoMotion {...services} element={element} edits={edits} readOnly={readOnly} />
      )}
    </PanelFrame>
  )
}
