import { Button, Combobox, EmptyState, UploadButton } from '@pergola/ui'
import { Plus, Spline } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { markers } from '@pergola/contracts'
import type { Project, SelectedElement } from '@pergola/contracts'
import { addInstance, cloneMotion, motionOf, newMotion, readMotion } from '@pergola/site/motions'
import { newId } from '../new-id.ts'
import { messages } from './messages.ts'
import { nameOf } from './motion-of.ts'
import { PresetPicker } from './presets/preset-picker.tsx'
import type { MotionPanelProps } from './motion-panel-props.ts'
import styles from './motion-panel.module.css'
import type { MotionEdits } from './use-motion.ts'
import { useUpload } from './use-upload.ts'

interface NoMotionProps extends MotionPanelProps {
  element: SelectedElement
  edits: MotionEdits
}

/** By what they are called, and by their ids: names may repeat. */
function knownMotions(project: Project | null): ReadonlyMap<string, string> {
  const known = Object.entries(project?.motions ?? {}).flatMap(([id, stored]) => {
    const motion = readMotion(stored)
    return motion ? [[messages.known(nameOf({ ...motion, id }), id), id] as const] : []
  })
  return new Map(known)
}

/** An element without a motion: a new one, one that the project has, or one out of a file. */
export function NoMotion({ readOnly, ...props }: NoMotionProps & { readOnly: boolean }) {
  const title = props.edits.mark ? messages.missing : messages.empty
  return readOnly ? <EmptyState icon={<Spline />} title={title} /> : <NewMotion {...props} title={title} />
}

/** Ways to a motion for an element that has none. */
function useNewMotion(props: NoMotionProps) {
  const { canvas, toasts, element, edits } = props
  const project = useStore(canvas.record, (record) => record.project)
  const page = useStore(canvas.state, (state) => state.document?.pageName ?? '')
  const known = useMemo(() => knownMotions(project), [project])
  const motions = project?.motions ?? {}
  const freeId = () => newId('mt', (id) => Object.hasOwn(motions, id))

  function add() {
    const id = freeId()
    const marks = [{ node: element.id, attributes: { [markers.motionId]: id } }]
    edits.write({ id, motion: newMotion(id, page), marks }, messages.steps.add)
  }

  function take(kind: 'clone' | 'instance', chosen: string) {
    if (!canvas.layer(element.id)) return toasts.warning(messages.needElement)
    const motion = motionOf({ motions }, known.get(chosen) ?? chosen.trim())
    if (!motion) return toasts.warning(messages.needMotion)
    if (kind === 'clone') {
      const id = freeId()
      const marks = [{ node: element.id, attributes: { [markers.motionId]: id } }]
      edits.write({ id, motion: cloneMotion(motion, id, page), marks }, messages.steps.clone)
      return
    }
    const id = newId('mi', (taken) => Object.hasOwn(motion.instances, taken))
    const attributes = { [markers.mainMotionId]: motion.id, [markers.motionInstanceId]: id }
    edits.write(
      { id: motion.id, motion: addInstance(motion, id, page), marks: [{ node: element.id, attributes }] },
      messages.steps.instance,
    )
  }

  return { known, add, take }
}

function NewMotion({ title, ...props }: NoMotionProps & { title: string }) {
  const [chosen, setChosen] = useState('')
  const upload = useUpload(props)
  const { known, add, take } = useNewMotion(props)
  return (
    <>
      <PresetPicker {...props} />
      <div className={styles.none}>
        <EmptyState
          icon={<Spline />}
          title={title}
          text={messages.emptyHint}
          action={
            <Button variant="primary" icon={<Plus />} onClick={add}>
              {messages.addAnimation}
            </Button>
          }
        />
        <Combobox
          label={messages.existing}
          value={chosen}
          suggestions={[...known.keys()]}
          placeholder={messages.chooseMotion}
          nothingFound={messages.nothingFound}
          disabled={known.size === 0}
          onCommit={setChosen}
        />
        <div className={styles.row}>
          <Button onClick={() => take('clone', chosen)}>{messages.clone}</Button>
          <Button onClick={() => take('instance', chosen)}>{messages.createInstance}</Button>
          <UploadButton
            label={messages.upload}
            accept=".json,application/json"
            onFiles={([file]) => void upload(file)}
          />
        </div>
      </div>
    </>
  )
}
