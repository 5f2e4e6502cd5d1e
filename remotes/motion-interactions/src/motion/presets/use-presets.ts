import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { markers } from '@pergola/contracts'
import type { SelectedElement } from '@pergola/contracts'
import {
  cloneMotion,
  findPreset,
  motionPresets,
  playableMotion,
  presetChoice,
  presetMotion,
  readMotion,
  usualChoice,
} from '@pergola/site/motions'
import type { Motion, MotionPreset } from '@pergola/site/motions'
import { newId } from '../../new-id.ts'
import { pickedSelector } from '../../picked-selector.ts'
import type { MotionPanelProps } from '../motion-panel-props.ts'
import type { MotionEdits } from '../use-motion.ts'
import { messages as panelMessages } from '../messages.ts'
import { messages } from './messages.ts'
import { pathLengths } from './path-lengths.ts'

export interface PresetTarget extends MotionPanelProps {
  element: SelectedElement
  edits: MotionEdits
}

const previewId = 'preset-preview'

/** At once and by the clock, whatever starts it later. */
function atOnce(motion: Motion): Motion {
  return { ...motion, animations: motion.animations.map((each) => ({ ...each, scrollTriggerOptions: {} })) }
}

/** A preset may have come with a project from elsewhere, and what is trusted there is what its motions say: it brings no code. */
function withoutCode(stored: unknown): unknown {
  return JSON.parse(JSON.stringify(stored, (key, value: unknown) => (/^on[A-Z]/.test(key) ? undefined : value)))
}

export function usePresets({ canvas, toasts, element, edits }: PresetTarget) {
  const project = useStore(canvas.record, (record) => record.project)
  const page = useStore(canvas.state, (state) => state.document?.pageName ?? '')
  const kept = project?.motionPresets
  const own = useMemo(
    () => Object.values(kept ?? {}).flatMap((stored) => readMotion(withoutCode(stored)) ?? []),
    [kept],
  )
  const stop = () => canvas.motions?.kill(previewId)

  // Nothing of a preview stays when its panel is gone.
  useEffect(() => () => canvas.motions?.kill(previewId), [canvas])

  function add(motion: Motion) {
    const marks = [
      { node: element.id, attributes: { [markers.motionId]: motion.id } },
      ...pathLengths(canvas, element.id, motion),
    ]
    edits.write({ id: motion.id, motion, marks }, messages.steps.add(motion.name))
  }

  function freeId(): string {
    return newId('mt', (id) => Object.hasOwn(project?.motions ?? {}, id))
  }

  function show(motion: Motion, isShown: boolean): void {
    if (!isShown) return stop()
    const selector = pickedSelector(canvas, element.id, () => false)
    void canvas.motions?.play({ ...playableMotion(atOnce(motion), { id: previewId, selector }), id: previewId })
  }

  return {
    own,
    pictureOf: (motion: Motion) => findPreset(presetChoice(motion)?.id ?? '') ?? motionPresets[0],
    take: (preset: MotionPreset) => add(presetMotion(preset, usualChoice(preset), freeId(), page)),
    takeOwn(motion: Motion) {
      const id = freeId()
      add({ ...cloneMotion(motion, id, page), name: motion.name })
    },
    preview: (preset: MotionPreset, isShown: boolean) =>
      show(presetMotion(preset, usualChoice(preset), previewId, page), isShown),
    previewOwn: show,
    removeOwn({ id }: Motion) {
      const { [id]: _gone, ...others } = kept ?? {}
      const done = canvas.editAttributes([], messages.steps.removeOwn, { motionPresets: others })
      if (!done.ok) toasts.warning(panelMessages.notAllowed)
    },
  }
}
