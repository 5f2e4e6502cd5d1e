import { Accordion, Switch, TextField } from '@pergola/ui'
import { useState } from 'react'
import type { SelectedElement } from '@pergola/contracts'
import { editAnimation, removeAnimation } from '@pergola/site/motions'
import type { Motion, MotionTarget } from '@pergola/site/motions'
import { CodeNote } from './code-note.tsx'
import { AnimationEditor } from './animation-editor.tsx'
import { Controls } from './controls.tsx'
import { IdRow } from './id-row.tsx'
import { messages } from './messages.ts'
import { membersOf } from './motion-of.ts'
import type { MotionPanelProps } from './motion-panel.tsx'
import styles from './motion-panel.module.css'
import { Timeline } from './timeline.tsx'
import { timelineSections } from './timeline-sections.tsx'
import type { MotionEdits } from './use-motion.ts'
import { usePlayback } from './use-playback.ts'
import { useTriggerMarks } from './use-trigger-marks.ts'

interface MotionEditorProps extends MotionPanelProps {
  element: SelectedElement
  motion: Motion
  target: MotionTarget
  edits: MotionEdits
}

export function MotionEditor(props: MotionEditorProps) {
  const { canvas, toasts, motion, target, edits } = props
  const [chosen, setChosen] = useState(0)
  const [open, setOpen] = useState<string | null>(null)
  const playback = usePlayback(canvas, toasts, motion, target)
  useTriggerMarks(canvas, motion, target)
  const index = Math.min(chosen, motion.animations.length - 1)
  const animation = motion.animations[index]
  const members = membersOf(canvas, motion.id)

  const edit = (patch: Partial<Motion>, what: string) =>
    edits.edit((now) => ({ ...now, ...patch }), messages.steps.edit(what))

  /** With the last animation the motion goes too. */
  function remove() {
    if (motion.animations.length > 1)
      return void edits.edit((now) => removeAnimation(now, index), messages.steps.removeAnimation)
    playback.kill()
    edits.write(
      { id: motion.id, motion: null, marks: members.map((node) => ({ node, attributes: {} })) },
      messages.steps.remove,
    )
  }

  return (
    <>
      <Controls playback={playback} />
      <CodeNote motion={motion} />
      <IdRow {...props} />
      {members.length > 1 && <p className={styles.shared}>{messages.shared(members.length)}</p>}
      <div className={`${styles.fields} ${styles.head}`}>
        <Switch
          label={messages.timeline}
          checked={motion.isTimeLine}
          onChange={(isTimeLine) => edit({ isTimeLine }, messages.timeline)}
        />
        {motion.isTimeLine && (
          <TextField
            label={messages.name}
            value={motion.timeLineName}
            code
            onCommit={(timeLineName) => edit({ timeLineName: timeLineName.trim() }, messages.name)}
          />
        )}
      </div>
      {motion.isTimeLine && <Accordion open={open} onOpenChange={setOpen} sections={timelineSections(motion, edit)} />}
      <Timeline motion={motion} edits={edits} playback={playback} selected={index} onSelect={setChosen} />
      {animation && (
        <AnimationEditor
          key={index}
          canvas={canvas}
          motion={motion}
          animation={animation}
          onEdit={(patch, what) => edits.edit((now) => editAnimation(now, index, patch), messages.steps.edit(what))}
          onRemove={remove}
        />
      )}
    </>
  )
}
