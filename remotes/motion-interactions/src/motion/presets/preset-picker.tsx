import { IconButton } from '@pergola/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { motionPresets } from '@pergola/site/motions'
import type { Motion, MotionPreset } from '@pergola/site/motions'
import { messages } from './messages.ts'
import { PageTransition } from './page-transition.tsx'
import { PresetThumbnail } from './preset-thumbnail.tsx'
import styles from './presets.module.css'
import { usePresets } from './use-presets.ts'
import type { PresetTarget } from './use-presets.ts'

interface PresetButtonProps {
  label: string
  preset: MotionPreset | undefined
  onPreview: (isShown: boolean) => void
  onUse: () => void
}

/** Moves, here and on the selection, while it is pointed at or has the focus. */
function PresetButton({ label, preset, onPreview, onUse }: PresetButtonProps) {
  const [isPlaying, setPlaying] = useState(false)
  const show = (isShown: boolean) => () => {
    setPlaying(isShown)
    onPreview(isShown)
  }
  return (
    <button
      type="button"
      className={styles.preset}
      onPointerEnter={show(true)}
      onPointerLeave={show(false)}
      onFocus={show(true)}
      onBlur={show(false)}
      onClick={() => {
        show(false)()
        onUse()
      }}
    >
      {preset && <PresetThumbnail preset={preset} isPlaying={isPlaying} />}
      <span>{label}</span>
    </button>
  )
}

/** Motions that are ready, and those that the project keeps, for an element that has none. */
export function PresetPicker(props: PresetTarget) {
  const { own, take, takeOwn, removeOwn, preview, previewOwn, pictureOf } = usePresets(props)
  const button = (motion: Motion) => ({
    label: motion.name,
    preset: pictureOf(motion),
    onPreview: (isShown: boolean) => previewOwn(motion, isShown),
    onUse: () => takeOwn(motion),
  })
  return (
    <section className={styles.panel} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.hint}>{messages.hint}</p>
      <ul className={styles.grid}>
        {motionPresets.map((preset) => (
          <li key={preset.id}>
            <PresetButton
              label={preset.label}
              preset={preset}
              onPreview={(isShown) => preview(preset, isShown)}
              onUse={() => take(preset)}
            />
          </li>
        ))}
      </ul>
      <PageTransition {...props} />
      {own.length > 0 && (
        <div className={styles.own}>
          <h3 className={styles.title}>{messages.own}</h3>
          <ul className={styles.grid}>
            {own.map((motion) => (
              <li key={motion.id}>
                <PresetButton {...button(motion)} />
                <IconButton
                  label={messages.removeOwn(motion.name)}
                  icon={<Trash2 />}
                  danger
                  onClick={() => removeOwn(motion)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
