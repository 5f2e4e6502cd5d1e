import type { Directive } from './directive.ts'

export const html: Directive = ({ el, get, effect }) => {
  effect(() => {
    const value = get()
    el.innerHTML = value === null || value === undefined ? '' : String(value)
  })
  return undefined
}
