import type { Editor } from 'grapesjs'
import type { GuestPlugin } from './question.ts'

export type PluginFunction = (editor: Editor, options?: object) => void

const isFunction = (value: unknown): value is PluginFunction => typeof value === 'function'

/** What of a global is a plugin: itself, or what a bundler called its default. */
function pluginIn(value: unknown): PluginFunction | null {
  if (isFunction(value)) return value
  const inner = typeof value === 'object' && value !== null ? (value as { readonly default?: unknown }).default : null
  return isFunction(inner) ? inner : null
}

function run(script: string): void {
  let problem: string | null = null
  const hear = (event: ErrorEvent) => {
    problem = event.message
    event.preventDefault()
  }
  addEventListener('error', hear)
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  removeEventListener('error', hear)
  if (problem !== null) throw new Error(problem)
}

const registered = () => (grapesjs as { readonly plugins?: { getAll(): object } }).plugins?.getAll() ?? {}

export interface FoundPlugin {
  /** What it is registered as, or called on the window. */
  readonly name: string
  readonly start: PluginFunction
}

/** Runs the file of a plugin and finds the function in it: what it registers, or what it puts on the window. */
export function findPlugin({ script }: GuestPlugin): FoundPlugin {
  const known = new Set(Object.getOwnPropertyNames(window))
  const before = new Set(Object.keys(registered()))
  run(script)
  const named = Object.entries(registered()).filter(([name]) => !before.has(name))
  const came = Object.getOwnPropertyNames(window).filter((name) => !known.has(name))
  const values = came.map((name) => [name, (window as unknown as Readonly<Record<string, unknown>>)[name]] as const)
  for (const [name, value] of [...named, ...values]) {
    const start = pluginIn(value)
    if (start) return { name, start }
  }
  throw new Error('The file brings no plugin of GrapesJS: it registers none and puts no function on the window.')
}
