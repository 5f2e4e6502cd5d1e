import type { Directive } from './directive.ts'

/** An element that starts hidden by its own style is shown by taking that style away. */
export const show: Directive = ({ el, get, effect }) => {
  const own = el.style.display === 'none' ? '' : el.style.display
  effect(() => {
    el.style.display = get() ? own : 'none'
  })
  return undefined
}
