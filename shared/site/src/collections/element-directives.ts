import { splitDirective } from '../directives/index.ts'
import type { Element } from './compiling.ts'

/** A directive of an element, by what it does. */
export interface ElementDirective {
  readonly attribute: string
  /** Without `v-`: `for`, `bind`, `text` … */
  readonly kind: string
  /** Behind the colon, such as `href`. */
  readonly argument: string
  readonly modifiers: readonly string[]
  readonly text: string
}

export function directivesOf(element: Element): ElementDirective[] {
  return element.attrs.flatMap(({ name, value }): ElementDirective[] => {
    const read = splitDirective(name)
    return read ? [{ attribute: name, text: value, ...read }] : []
  })
}

/** Whether an element is shown only under some condition. */
export function conditionOf(element: Element): { kind: 'if' | 'else-if' | 'else'; text: string } | null {
  for (const { name, value } of element.attrs) {
    if (name === 'v-if') return { kind: 'if', text: value }
    if (name === 'v-else-if') return { kind: 'else-if', text: value }
    if (name === 'v-else') return { kind: 'else', text: '' }
  }
  return null
}

export function attributeValue(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null
}
