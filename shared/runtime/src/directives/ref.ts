import type { Directive } from './directive.ts'

/** Publishes the element as `window.$<name>` and among the scope's `$refs`, until it leaves the page. */
export const ref: Directive = ({ el, exp, ctx }) => {
  const name = exp.trim()
  if (name === '') return undefined
  const published = window as unknown as Record<string, unknown>
  const refs = ctx.scope['$refs'] as Record<string, unknown>
  published[`$${name}`] = el
  refs[name] = el
  return () => {
    // Of several elements with one name the last one holds it; the others have nothing to take away.
    if (published[`$${name}`] === el) delete published[`$${name}`]
    if (refs[name] === el) delete refs[name]
  }
}
