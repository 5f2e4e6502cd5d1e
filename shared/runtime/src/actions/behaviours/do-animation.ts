import { each } from '../support/each.ts'
import { isOn } from '../support/is-on.ts'
import { isStill } from '../support/is-still.ts'
import { textOf } from '../support/text-of.ts'

/** `animation-*` properties in the order of the parameters, with what they are when left open. */
const parts = [
  ['name', 'none'],
  ['duration', '1s'],
  ['timing-function', 'ease'],
  ['delay', '0s'],
  ['iteration-count', '1'],
  ['direction', 'normal'],
  ['fill-mode', 'forwards'],
  ['play-state', 'running'],
] as const

/** Those who asked for less motion see at once what it ends with. */
const still: Readonly<Record<string, string>> = { duration: '1ms', delay: '0s', 'iteration-count': '1' }

export function doAnimation(selector: unknown, ...given: unknown[]): void {
  const wanted = parts.map(([part, usual], index) => {
    const value = textOf(given[index]).trim() || usual
    return [`animation-${part}`, (isStill() && still[part]) || value] as const
  })
  for (const element of each(selector)) {
    if (!isOn(given[parts.length], true)) {
      element.style.animation = 'none'
      // The browser starts anew only what it has seen to be gone.
      void element.offsetWidth
      element.style.animation = ''
    }
    for (const [property, value] of wanted) element.style.setProperty(property, value)
  }
}
