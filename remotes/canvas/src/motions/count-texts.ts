import type { PlayableMotion, PlayableTween } from '@pergola/contracts'
import type { TakenApart } from './take-apart.ts'

/** A style that shows on filters alone, and goes from 0 to 1 while a number is counted. */
const carrier = 'floodOpacity'

/** Of another window, so nothing is an instance of what this one knows. */
const textOf = ({ childElementCount, firstChild }: Element): Text | null =>
  childElementCount === 0 && firstChild?.nodeType === 3 ? (firstChild as Text) : null

const numbers = /\d+(?:\.\d+)?/g

const isCounted = ({ from, to }: PlayableTween): boolean => 'textContent' in from || 'textContent' in to

/** Texts of the elements that a motion counts. What holds elements is no number. Throws for a selector that is none. */
export function textsOf({ tweens }: PlayableMotion, document: Document): readonly Element[] {
  const selectors = tweens.filter(isCounted).map(({ selector }) => selector)
  const found = selectors.length > 0 ? [...document.querySelectorAll(selectors.join())] : []
  return found.filter((element) => textOf(element) !== null)
}

function carried(tween: PlayableTween): PlayableTween {
  if (!isCounted(tween)) return tween
  const { textContent: _start, ...from } = tween.from
  const { textContent: _end, ...to } = tween.to
  const { snap: _snap, ...options } = tween.options
  return { ...tween, from: { ...from, [carrier]: '0' }, to: { ...to, [carrier]: '1' }, options }
}

/** What is seen of a text on the way: each of its numbers from none to all of it, with as many digits behind its point. */
function countedTo(text: string, part: number): string {
  return text.replaceAll(numbers, (number) => (Number(number) * part).toFixed(number.split('.')[1]?.length ?? 0))
}

/**
 * No browser changes a text step by step, so the engine moves a style in its place and the text follows it from picture
 * to picture: with its delay, its ease and its scroll. The document knows nothing of it, and `revert` brings the texts back.
 */
export function takeApart(motion: PlayableMotion, texts: readonly Element[]): TakenApart {
  const counted = texts.map((element) => ({ element, text: element.textContent ?? '' }))
  let turn = 0
  function follow(): void {
    for (const { element, text } of counted) {
      const node = textOf(element)
      const seen = countedTo(text, Number(getComputedStyle(element)[carrier]))
      if (node && node.data !== seen) node.data = seen
    }
    turn = requestAnimationFrame(follow)
  }
  turn = requestAnimationFrame(follow)
  return {
    motion: { ...motion, tweens: motion.tweens.map(carried) },
    texts,
    revert() {
      cancelAnimationFrame(turn)
      for (const { element, text } of counted) {
        const node = textOf(element)
        if (node) node.data = text
      }
    },
  }
}
