import type { TextPart } from '@pergola/contracts'
import type { SplitOptions } from './split-options.ts'

export type WrapPart = (part: TextPart, text: string) => HTMLElement

/** Makes the elements that parts of a text stand in, numbered from one for each text. */
export function createWrapper(
  document: Document,
  options: SplitOptions,
  made: (part: TextPart) => Element[],
): WrapPart {
  const { tag = 'div', propIndex = false } = options
  return (part, text) => {
    const wrapper = document.createElement(tag)
    const own = made(part)
    const number = own.length + 1
    const given = options[`${part}Class`] ?? ''
    const name = given.replace('++', '')
    if (given !== '') wrapper.className = name === given ? name : `${name} ${name}${number}`
    if (propIndex) wrapper.style.setProperty(`--${part.slice(0, -1)}`, String(number))
    if (tag !== 'span') {
      wrapper.style.position = 'relative'
      wrapper.style.display = part === 'lines' ? 'block' : 'inline-block'
    }
    wrapper.textContent = text
    own.push(wrapper)
    return wrapper
  }
}
