import { Accordion, Combobox, FieldRow, IconButton, ReadOnly, Switch, TextField } from '@pergola/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { partOf, partsOfType, textParts } from '@pergola/site/motions'
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

/** What keeps a selector of parts from meaning any. */
function partError(motion: Motion, selector: string): string | null {
  const part = textParts.find((each) => each === selector.trim())
  if (!part) return null
  if (!motion.isSplitText) return messages.partsOff(part)
  return partsOfType(motion.splitText['type']).includes(part) ? null : messages.partMissing(part)
}

/** The record says of an animation whether it moves parts of a text. */
function withPart(motion: Motion, { isSplitText }: MotionAnimation, selector: string): Partial<MotionAnimation> {
  const isPart = partOf(motion, selector) !== null
  return isPart || isSplitText !== undefined ? { selector, isSplitText: isPart } : { selector }
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
            {...(motion.isSplitText && { parts: ['self', ...textParts] })}
            error={partError(motion, animation.selector)}
            onCommit={(selector) => onEdit(withPart(motion, animation, selector), messages.selector)}
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
