import { Accordion, Combobox, FieldRow, IconButton, ReadOnly, Switch, TextField } from '@pergola/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Motion, MotionAnimation } from '@pergola/site/motions'
import { readableSections } from '../readable-sections.tsx'
import { animationSections } from './animation-sections.tsx'
import type { EditAnimation } from './animation-sections.tsx'
import { messages } from './messages.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'
import styles from './motion-panel.module.css'
import { positions } from './option-lists.ts'
import { SelectorField } from './selector-field.tsx'

interface AnimationEditorProps extends Pick<MotionPanelProps, 'canvas'> {
  motion: Motion
  animation: MotionAnimation
  readOnly: boolean
  onEdit: EditAnimation
  onRemove: () => void
}

/** One animation; what its closed sections hold is not there. */
export function AnimationEditor({ canvas, motion, animation, readOnly, onEdit, onRemove }: AnimationEditorProps) {
  const [open, setOpen] = useState<string | null>('to')
  return (
    <div className={styles.animation}>
      <ReadOnly when={readOnly}>
        <div className={`${styles.fields} ${styles.inset}`}>
          <FieldRow>
            <TextField
              label={messages.animationName}
              value={animation.name}
              onCommit={(name) => onEdit({ name }, messages.name)}
            />
            <IconButton label={messages.removeAnimation} danger icon={<Trash2 />} onClick={onRemove} />
          </FieldRow>
          <SelectorField
            canvas={canvas}
            motionId={motion.id}
            value={animation.selector}
            onCommit={(selector) => onEdit({ selector }, messages.selector)}
          />
          {motion.isTimeLine && (
            <Combobox
              label={messages.position}
              value={animation.positionParameter}
              suggestions={positions}
              code
              placeholder={messages.positionHint}
              onCommit={(text) => onEdit({ positionParameter: text.trim() }, messages.position)}
            />
          )}
        </div>
      </ReadOnly>
      <Accordion
        open={open}
        onOpenChange={setOpen}
        sections={readableSections(animationSections(animation, motion.isTimeLine, onEdit), readOnly)}
      />
      <ReadOnly when={readOnly}>
        <div className={`${styles.fields} ${styles.inset}`}>
          <Switch
            label={messages.sameFrom}
            checked={animation.useSameFromOptions}
            onChange={(useSameFromOptions) => onEdit({ useSameFromOptions }, messages.sameFrom)}
          />
          <Switch
            label={messages.sameTo}
            checked={animation.useSameToOptions}
            onChange={(useSameToOptions) => onEdit({ useSameToOptions }, messages.sameTo)}
          />
        </div>
      </ReadOnly>
    </div>
  )
}
