import { Accordion, ReadOnly, Switch, TextField } from '@pergola/ui'
import { useState } from 'react'
import type { SelectedElement } from '@pergola/contracts'
import { editAnimation, presetChoice, removeAnimation, withoutPreset } from '@pergola/site/motions'
import type { Motion, MotionTarget } from '@pergola/site/motions'
import { CodeNote } from './code-note.tsx'
import { readableSections } from '../readable-sections.tsx'
import { AnimationEditor } from './animation-editor.tsx'
import { Controls } from './controls.tsx'
import { deleteMotion } from './delete-motion.ts'
import { IdRow } from './id-row.tsx'
import { messages } from './messages.ts'
import { membersOf } from './motion-of.ts'
import type { MotionPanelProps } from './motion-panel-props.ts'
import styles from './motion-panel.module.css'
import { messages as presetMessages } from './presets/messages.ts'
import { EngineNote, PresetFields } from './presets/preset-fields.tsx'
import presetStyles from './presets/presets.module.css'
import { Timeline } from './timeline.tsx'
import { splitSections } from './split-section.tsx'
import { timelineSections } from './timeline-sections.tsx'
import type { MotionEdits } from './use-motion.ts'
import { usePlayback } from './use-playback.ts'
import { useTriggerMarks } from './use-trigger-marks.ts'

interface MotionEditorProps extends MotionPanelProps {
  element: SelectedElement
  motion: Motion
  target: MotionTarget
  edits: MotionEdits
  readOnly: boolean
}

/** Edits of single options: what is changed by hand is of no preset any more. */
function rawEdits(edits: MotionEdits): MotionEdits {
  return {
    ...edits,
    edit: (change, label) =>
      edits.edit((now) => {
        const next = change(now)
        return next.animations === now.animations && next.isSplitText === now.isSplitText ? next : withoutPreset(next)
      }, label),
  }
}

/** What a motion does in a few words, and below it every option there is. */
export function MotionEditor(props: MotionEditorProps) {
  const { motion, readOnly, edits } = props
  const choice = presetChoice(motion)
  return (
    <>
      {choice ? (
        <ReadOnly when={readOnly}>
          <PresetFields {...props} choice={choice} />
        </ReadOnly>
      ) : (
        <div className={presetStyles.panel}>
          <EngineNote motion={motion} settings={props.settings} />
        </div>
      )}
      <details className={presetStyles.advanced} open={choice === null}>
        <summary>{presetMessages.advanced}</summary>
        <p className={presetStyles.hint}>{presetMessages.advancedHint}</p>
        <RawEditor {...props} edits={rawEdits(edits)} />
      </details>
    </>
  )
}

function RawEditor(props: MotionEditorProps) {
  const { canvas, toasts, motion, target, edits, readOnly } = props
  const [chosen, setChosen] = useState(0)
  const [open, setOpen] = useState<string | null>(null)
  const playback = usePlayback(canvas, toasts, motion, target)
  useTriggerMarks(canvas, motion, target)
  const index = Math.min(chosen, motion.animations.length - 1)
  const animation = motion.animations[index]
  const members = membersOf(canvas, motion.id)

  const edit = (patch: Partial<Motion>, what: string) =>
    edits.edit((now) => ({ ...now, ...patch }), messages.steps.edit(what))

  const sections = [
    ...(motion.isTimeLine ? timelineSections(motion, edit) : []),
    ...(motion.isSplitText ? splitSections({ ...props, edit }) : []),
  ]

  /** With the last animation the motion goes too, on other pages as well. */
  function remove() {
    if (motion.animations.length > 1)
      return void edits.edit((now) => removeAnimation(now, index), messages.steps.removeAnimation)
    playback.kill()
    void deleteMotion(props, 'ifElsewhere')
  }

  return (
    <>
      <Controls playback={playback} />
      <CodeNote motion={motion} projects={props.projects} />
      <IdRow {...props} />
      {members.length > 1 && <p className={styles.shared}>{messages.shared(members.length)}</p>}
      <MotionHead motion={motion} readOnly={readOnly} onEdit={edit} onSplit={() => setOpen('splitText')} />
      {sections.length > 0 && (
        <Accordion open={open} onOpenChange={setOpen} sections={readableSections(sections, readOnly)} />
      )}
      <Timeline
        motion={motion}
        edits={edits}
        playback={playback}
        selected={index}
        readOnly={readOnly}
        onSelect={setChosen}
      />
      {animation && (
        <AnimationEditor
          key={index}
          canvas={canvas}
          motion={motion}
          animation={animation}
          readOnly={readOnly}
          onEdit={(patch, what) => edits.edit((now) => editAnimation(now, index, patch), messages.steps.edit(what))}
          onRemove={remove}
        />
      )}
    </>
  )
}

interface MotionHeadProps extends Pick<MotionEditorProps, 'motion' | 'readOnly'> {
  onEdit: (patch: Partial<Motion>, what: string) => void
  onSplit: () => void
}

function MotionHead({ motion, readOnly, onEdit, onSplit }: MotionHeadProps) {
  return (
    <ReadOnly when={readOnly}>
      <div className={`${styles.fields} ${styles.head}`}>
        <TextField
          label={messages.motionName}
          value={motion.name}
          onCommit={(name) => onEdit({ name: name.trim() || motion.id }, messages.motionName)}
        />
        <Switch
          label={messages.timeline}
          checked={motion.isTimeLine}
          onChange={(isTimeLine) => onEdit({ isTimeLine }, messages.timeline)}
        />
        {motion.isTimeLine && (
          <TextField
            label={messages.name}
            value={motion.timeLineName}
            code
            onCommit={(timeLineName) => onEdit({ timeLineName: timeLineName.trim() }, messages.name)}
          />
        )}
        <Switch
          label={messages.splitText}
          checked={motion.isSplitText}
          onChange={(isSplitText) => {
            onEdit({ isSplitText }, messages.splitText)
            if (isSplitText) onSplit()
          }}
        />
      </div>
    </ReadOnly>
  )
}
