import { Button, Select, TextField } from '@pergola/ui'
import { Bookmark } from 'lucide-react'
import { useStore } from 'zustand'
import type { SettingsService } from '@pergola/contracts'
import { canExpress, findPreset, mainTarget, playableMotion, startWords, withChoice } from '@pergola/site/motions'
import type { Motion, MotionStart, PresetChoice } from '@pergola/site/motions'
import { EaseField } from '../ease-field.tsx'
import type { MotionPanelProps } from '../motion-panel-props.ts'
import type { MotionEdits } from '../use-motion.ts'
import { messages } from './messages.ts'
import styles from './presets.module.css'

interface PresetFieldsProps extends MotionPanelProps {
  motion: Motion
  choice: PresetChoice
  edits: MotionEdits
}

const noSettings = { settings: { enable_own_motion_engine: false } }
const noState = { getState: () => noSettings, getInitialState: () => noSettings, subscribe: () => () => {} }

/** Which engine pages carry for this motion. */
export function EngineNote({ motion, settings }: { motion: Motion; settings: SettingsService | undefined }) {
  const isAuto = useStore(settings?.state ?? noState, ({ settings: given }) => given.enable_own_motion_engine)
  const isOurs = canExpress([playableMotion(motion, mainTarget(motion.id))], () => [])
  return <p className={styles.hint}>{!isOurs ? messages.gsap : isAuto ? messages.ownEngine : messages.gsapAlways}</p>
}

const hints: Readonly<Record<string, string>> = {
  marquee: messages.marquee,
  progress: messages.progress,
  count: messages.count,
}

type NumberName = 'duration' | 'delay' | 'distance'

/** A motion of a preset in a few words: when, how long, how far. */
export function PresetFields({ canvas, toasts, settings, motion, choice, edits }: PresetFieldsProps) {
  const preset = findPreset(choice.id)
  if (!preset) return null
  const set = (patch: Partial<PresetChoice>, what: string) =>
    edits.edit((now) => withChoice(now, { ...choice, ...patch }), messages.steps.choice(what))

  const numberField = (name: NumberName) => (
    <TextField
      key={name}
      label={messages[name]}
      value={String(choice[name])}
      onCommit={(text) => {
        const value = Number(text.trim().replace(',', '.'))
        if (text.trim() === '' || !Number.isFinite(value) || (name !== 'distance' && value < 0))
          return void toasts.warning(messages.notANumber)
        set({ [name]: value }, name)
      }}
    />
  )

  function keep() {
    const { project } = canvas.record.getState()
    const done = canvas.editAttributes([], messages.steps.keep, {
      motionPresets: { ...project?.motionPresets, [motion.id]: { ...motion, instances: {}, pages: [] } },
    })
    if (done.ok) toasts.success(messages.kept(motion.name))
  }

  return (
    <section className={styles.panel} aria-label={motion.name}>
      <h3 className={styles.title}>{motion.name}</h3>
      {hints[preset.id] && <p className={styles.hint}>{hints[preset.id]}</p>}
      <Select
        label={messages.when}
        value={choice.when}
        options={preset.starts.map((value) => ({ value, label: startWords[value] }))}
        onChange={(when: MotionStart) => set({ when }, messages.when)}
      />
      <div className={styles.fields}>
        {(preset.distance === null
          ? (['duration', 'delay'] as const)
          : (['duration', 'delay', 'distance'] as const)
        ).map(numberField)}
        <EaseField label={messages.ease} value={choice.ease} onCommit={(ease) => set({ ease }, messages.ease)} />
      </div>
      <EngineNote motion={motion} settings={settings} />
      <Button icon={<Bookmark />} onClick={keep}>
        {messages.keep}
      </Button>
    </section>
  )
}
