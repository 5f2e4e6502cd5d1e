import type { CompiledScroll, MotionValues, PlayableMotion } from '@pergola/contracts'
import { compileScroll } from './compile-motion.ts'
import { isValues } from './motion-values.ts'

/** A scroll trigger that shows where it begins and ends. */
export interface TriggerMark {
  readonly scroll: CompiledScroll
  /** As the trigger is called; empty for one without an id. */
  readonly name: string
  /** What its `markers` say of their looks, annex §4.4. Texts of CSS, to be tried. */
  readonly look: {
    readonly startColor: string
    readonly endColor: string
    readonly fontSize: string
    readonly fontWeight: string
    /** Pixels from the edge of the view. */
    readonly indent: number
  }
}

function markOf(scroll: MotionValues | undefined, target: string): TriggerMark[] {
  const { markers, id } = scroll ?? {}
  if (!scroll || !markers) return []
  const {
    startColor = 'green',
    endColor = 'red',
    fontSize = '',
    fontWeight = '',
    indent = 0,
  } = isValues(markers) ? markers : {}
  return [
    {
      scroll: compileScroll(scroll, target),
      name: String(id ?? ''),
      look: {
        startColor: String(startColor),
        endColor: String(endColor),
        fontSize: typeof fontSize === 'number' ? `${fontSize}px` : String(fontSize),
        fontWeight: String(fontWeight),
        indent: Math.min(500, Math.max(0, Number.parseFloat(String(indent)) || 0)),
      },
    },
  ]
}

/** Those triggers of a motion that have `markers`. */
export function triggerMarks({ timeline, scroll, tweens }: PlayableMotion): TriggerMark[] {
  if (timeline) return markOf(scroll, tweens[0]?.selector ?? 'body')
  return tweens.flatMap((tween) => markOf(tween.scroll, tween.selector))
}
