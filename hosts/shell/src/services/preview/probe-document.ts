import { identifier } from '@pergola/contracts'
import { metaOf, walledPolicy } from './walled-frame.ts'

export const probeMessage = 'pergola-probe:globals'

/**
 * Runs as text, so that nothing of the build gets into it. It looks at `window` before and after: what came is what the
 * script brought. Getters are not called, and what throws is left out.
 */
const look = `
const known = new Set(Object.getOwnPropertyNames(window))
const { parent } = window
const describe = Object.getOwnPropertyDescriptor
const valueOf = (owner, name) => { const found = describe(owner, name); return found && 'value' in found ? found.value : undefined }
const kindOf = (value) => typeof value === 'function' ? 'function' : typeof value === 'object' && value !== null ? 'object' : 'value'
const isName = (name) => /^${identifier}$/u.test(name) && name.length <= 100
const common = new Set(['length', 'name', 'prototype', 'arguments', 'caller', 'constructor', '__esModule'])
function membersOf(value) {
  if (kindOf(value) === 'value') return []
  const names = Object.getOwnPropertyNames(value).filter((name) => isName(name) && !common.has(name)).slice(0, 500)
  return names.map((name) => ({ name, kind: kindOf(valueOf(value, name)) === 'function' ? 'function' : 'value' }))
}
function answer() {
  const came = Object.getOwnPropertyNames(window).filter((name) => !known.has(name) && isName(name)).slice(0, 100)
  const globals = came.map((name) => { const value = valueOf(window, name); return { name, kind: kindOf(value), members: membersOf(value) } })
  parent.postMessage({ kind: '${probeMessage}', globals }, '*')
}`

/** A page that runs the script and says what it brought. The script stands in it as a text, whatever it contains. */
export function probeDocument(script: string): string {
  const text = JSON.stringify(script).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
  return `<!doctype html><meta charset="utf-8">${metaOf(walledPolicy)}<body><script>(() => {${look}
const element = document.createElement('script')
element.textContent = ${text}
document.body.append(element)
answer()
})()</script>`
}
