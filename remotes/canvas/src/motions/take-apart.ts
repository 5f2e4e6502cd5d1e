import type { Dispose, MotionValues, PlayableMotion, TextPart } from '@pergola/contracts'
import { splitTexts, type SplitOptions } from '@pergola/runtime/split-texts'
import { readPattern } from '@pergola/site/motions'
import { editorPrefix } from '../frame/shown-attributes.ts'

/** A motion whose texts stand in parts. */
export interface TakenApart {
  /** Its tweens find the parts by marks that only the frame has. */
  readonly motion: PlayableMotion
  readonly texts: readonly Element[]
  readonly revert: Dispose
}

const mark = `${editorPrefix}part`
const markOf = (id: string, part: TextPart) => `${id} ${part}`

function optionsOf({ wordDelimiter, specialChars, ...others }: MotionValues): SplitOptions {
  return {
    ...others,
    ...(wordDelimiter !== undefined && { wordDelimiter: readPattern(wordDelimiter) ?? wordDelimiter }),
    ...(specialChars !== undefined && { specialChars: readPattern(specialChars) ?? specialChars }),
  } as SplitOptions
}

function moved({ id, tweens, ...motion }: PlayableMotion): PlayableMotion {
  const plain = tweens.map(({ part, ...tween }) =>
    part ? { ...tween, selector: `[${mark}="${CSS.escape(markOf(id, part))}"]` } : tween,
  )
  return { ...motion, id, tweens: plain }
}

/** The texts that a motion splits. Throws for a selector that is none. */
export function textsOf({ split }: PlayableMotion, document: Document): readonly Element[] {
  return split ? [...document.querySelectorAll(split.selector)] : []
}

export function takeApart(motion: PlayableMotion, texts: readonly Element[]): TakenApart {
  const { parts, revert } = splitTexts(texts, optionsOf(motion.split?.options ?? {}))
  for (const part of ['chars', 'words', 'lines'] as const)
    for (const wrapper of parts[part]) wrapper.setAttribute(mark, markOf(motion.id, part))
  return { motion: moved(motion), texts, revert }
}
