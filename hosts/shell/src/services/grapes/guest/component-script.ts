import type { Component } from 'grapesjs'
import { propsMark, typeMark } from './marks.ts'

/** What a component runs on a page: a function that is called with its properties, the element being `this`. */
export interface ComponentScript {
  readonly type: string
  readonly code: string
}

type Scripted = Component & { __getScriptProps(): Record<string, unknown> }

/** A method of an object is written without the word that an expression needs. */
const asFunction = (code: string) =>
  /^(?:async\s+)?(?:function\b|\(|[\w$]+\s*=>)/.test(code) ? code : `function ${code.replace(/^function\s*/, '')}`

const hasProps = (component: Component) => Array.isArray(component.get('script-props'))

export function propsOf(component: Component): Record<string, unknown> | null {
  // oxlint-disable-next-line no-underscore-dangle -- GrapesJS's own name
  return hasProps(component) ? (component as Scripted).__getScriptProps() : null
}

/** Null for a component without a script. */
export function scriptOf(component: Component): ComponentScript | null {
  const script = (component.get('script-export') || component.get('script')) as string | (() => void) | undefined
  if (!script) return null
  const text = component.getScriptString(script)
  const type = String(component.get('type') || 'component')
  return { type, code: hasProps(component) ? asFunction(text) : `function () {\n${text}\n}` }
}

/** Types that GrapesJS itself brings are known again by their markup. */
export type OwnTypes = ReadonlySet<string>

/**
 * Writes on the elements what they are, and takes their scripts out: they would bring ids that are made up anew each time.
 * The scripts are handed over once for each type.
 */
export function markComponents(roots: readonly Component[], own: OwnTypes): ComponentScript[] {
  const scripts: ComponentScript[] = []
  const open = [...roots]
  for (let component = open.pop(); component; component = open.pop()) {
    const script = scriptOf(component)
    const type = String(component.get('type') ?? '')
    if (script) scripts.push(script)
    if (script || own.has(type)) mark(component, script?.type ?? type)
    open.push(...component.components().models)
  }
  return scripts
}

function mark(component: Component, type: string): void {
  const props = propsOf(component)
  const marks = { [typeMark]: type, ...(props && { [propsMark]: JSON.stringify(props) }) }
  const attributes = { ...component.get('attributes'), ...marks }
  component.set({ attributes, script: '', 'script-export': '' } as never, { silent: true } as never)
}
