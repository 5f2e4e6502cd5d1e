import { Slider } from '@base-ui/react/slider'
import styles from './color-picker.module.css'

export interface ColorSliderProps {
  label: string
  value: number
  maximum: number
  /** CSS background of the track. */
  track: string
  /** Shows a chequered ground through the track. */
  checkered?: boolean | undefined
  onMove: (value: number) => void
  onSettle: (value: number) => void
}

export function ColorSlider({ label, value, maximum, track, checkered, onMove, onSettle }: ColorSliderProps) {
  return (
    <Slider.Root
      className={styles.slider}
      value={value}
      min={0}
      max={maximum}
      onValueChange={(next) => onMove(next)}
      onValueCommitted={(next) => onSettle(next)}
    >
      <Slider.Control className={styles.sliderControl}>
        <Slider.Track className={styles.track} data-checkered={checkered || undefined}>
          <span className={styles.trackFill} style={{ background: track }} />
          <Slider.Thumb className={styles.thumb} aria-label={label} />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
