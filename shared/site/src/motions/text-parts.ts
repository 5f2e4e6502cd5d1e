import type { MotionJson, TextPart } from '@pergola/contracts'
import type { Motion } from './motion.ts'

export const textParts: readonly TextPart[] = ['chars', 'words', 'lines']

/** The parts of its split texts that a selector of a motion means; null for every other selector. */
export function partOf({ isSplitText }: Pick<Motion, 'isSplitText'>, selector: string): TextPart | null {
  return (isSplitText && textParts.find((part) => part === selector.trim())) || null
}

const typeText = (type: MotionJson | undefined) => (Array.isArray(type) ? type.join() : String(type ?? ''))

/** The parts that texts are taken into; where none is named, all of them. */
export function partsOfType(type: MotionJson | undefined): readonly TextPart[] {
  const text = typeText(type)
  const named = textParts.filter((part) => text.includes(part))
  return named.length > 0 ? named : textParts
}
