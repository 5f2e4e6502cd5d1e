import { useEffect, useRef } from 'react'
import type { MotionPreset } from '@pergola/site/motions'
import styles from './presets.module.css'

const shortened = 0.35

const transforms: Readonly<Record<string, (value: string) => string>> = {
  x: (value) => `translateX(${value.endsWith('%') ? value : `${Number(value) * shortened}px`})`,
  y: (value) => `translateY(${Number(value) * shortened}px)`,
  scale: (value) => `scale(${value})`,
  scaleX: (value) => `scaleX(${value})`,
}

/** The values of one side as a frame that the browser plays; what no small box can show is left out. */
function frameOf(values: ReturnType<MotionPreset['from']>): Keyframe {
  const frame: Keyframe = {}
  const moves: string[] = []
  for (const [name, value] of Object.entries(values)) {
    const transform = transforms[name]
    if (transform) moves.push(transform(String(value)))
    else if (name === 'textContent') frame['--preset-count'] = String(value)
    else frame[name] = name === 'strokeDasharray' ? '60px' : frameValue(name, String(value))
  }
  return moves.length > 0 ? { ...frame, transform: moves.join(' ') } : frame
}

const frameValue = (name: string, value: string) => (name === 'strokeDashoffset' ? `${Number(value) * 60}px` : value)

/** A number that is counted ends where the picture stands. */
const counted = ({ id }: MotionPreset): Keyframe => (id === 'count' ? { '--preset-count': '123' } : {})

/** Parts of the picture: rows where several move one after the other, a line where one is drawn. */
function partsOf({ id, options }: MotionPreset): number {
  return id === 'draw' || options?.['stagger'] === undefined ? 1 : 3
}

/** What the motion looks like, small: it moves while `isPlaying`, and stands for whoever asks for less motion. */
export function PresetThumbnail({ preset, isPlaying }: { preset: MotionPreset; isPlaying: boolean }) {
  const picture = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const parts = [...(picture.current?.querySelectorAll('[data-part]') ?? [])]
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isPlaying || isCalm) return undefined
    const distance = preset.distance ?? 0
    const frames = [frameOf(preset.from(distance)), { ...counted(preset), ...frameOf(preset.to(distance)) }]
    const played = parts.map((part, index) =>
      part.animate?.(frames, {
        duration: Math.min(1400, Math.max(500, preset.duration * 1000)),
        delay: index * 160,
        endDelay: 500,
        iterations: Infinity,
        easing: 'ease-out',
        fill: 'backwards',
        direction: preset.starts[0] === 'hover' ? 'alternate' : 'normal',
      }),
    )
    // That it was ended is no failure.
    for (const each of played) each?.finished.catch(() => undefined)
    return () => played.forEach((each) => each?.cancel())
  }, [preset, isPlaying])

  const count = partsOf(preset)
  return (
    <span ref={picture} className={styles.picture} aria-hidden data-rows={count > 1 || undefined}>
      {preset.id === 'draw' ? (
        <svg viewBox="0 0 48 24" className={styles.line}>
          <path data-part="" d="M4 20C14 2 22 2 26 12s10 10 18-8" />
        </svg>
      ) : preset.id === 'count' ? (
        <span data-part="" className={styles.count} />
      ) : (
        Array.from({ length: count }, (_none, index) => (
          <span key={index} data-part="" className={preset.id === 'progress' ? styles.bar : styles.box} />
        ))
      )}
    </span>
  )
}
