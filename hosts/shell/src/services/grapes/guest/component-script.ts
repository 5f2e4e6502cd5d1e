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

/** The scripts of a plugin: one name for each code, since a type may make its code for each element. */
export interface ScriptNames {
  nameOf(script: ComponentScript): string
  all(): readonly ComponentScript[]
}

export function createScriptNames(): ScriptNames {
  const codes = new Map<string, string>()
  return {
    nameOf({ type, code }) {
      const plain = type.replaceAll(/[^\w-]/g, '-').slice(0, 90)
      let name = plain
      for (let count = 2; codes.has(name) && codes.get(name) !== code; count += 1) name = `${plain}-${count}`
      codes.set(name, code)
      return name
    },
    all: () => [...codes].map(([type, code]) => ({ type, code })),
  }
}

interface Marking {
  /** Whether an element has to say that it is of that type: it is a plugin's, and its markup alone does not tell. */
  readonly mustSay: (component: Component) => boolean
  readonly names: ScriptNames
}

/**
 * Writes on the elements what they are, and takes their scripts out: they would bring ids that are made up anew each time.
 * The scripts are handed over once for each type.
 */
export function markComponents(roots: readonly Component[], { mustSay, names }: Marking): boolean {
  let isMarked = false
  const open = [...roots]
  for (let component = open.pop(); component; component = open.pop()) {
    const script = scriptOf(component)
    if (script || mustSay(component)) {
      isMarked = true
      mark(component, script ? names.nameOf(script) : String(component.get('type')))
    }
    open.push(...component.components().models)
  }
  return isMarked
}

function mark(component: Component, type: string): void {
  const props = propsOf(component)
  const marks = { [typeMark]: type, ...(props && { [propsMark]: JSON.stringify(props) }) }
  const attributes = { ...component.get('attributes'), ...marks }
  component.set({ attributes, script: '', 'script-export': '' } as never, { silent: true } as never)
}
