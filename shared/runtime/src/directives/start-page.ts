import type * as Engine from 'petite-vue'
import type { Plugins } from './plugins.ts'

declare global {
  interface Window {
    readonly PetiteVue: typeof Engine
    readonly PergolaDirectives: Plugins
  }
}

/** The body's own data, which `$root` names everywhere in the page. */
function readData(body: HTMLElement): object {
  const text = body.getAttribute('v-scope') ?? ''
  if (text.trim() === '') return {}
  try {
    // What the engine does with every other v-scope: the page's author wrote this expression.
    // oxlint-disable-next-line no-implied-eval, no-new-func
    const data: unknown = new Function('$el', `return (${text})`)(body)
    return typeof data === 'object' && data !== null ? data : {}
  } catch (error) {
    console.error(error, `in v-scope of the page: ${text}`)
    return {}
  }
}

/** The whole body is one scope, so that directives work everywhere, inside a v-scope or not. */
function mount(body: HTMLElement): void {
  const { createApp, reactive } = window.PetiteVue
  const { directives, createMatcher } = window.PergolaDirectives
  const data = readData(body)
  const own = {
    $delimiters: ['${', '}'],
    $matcher: createMatcher(),
    $root: reactive(data),
    // The engine fills these in.
    $refs: null,
    $nextTick: null,
    $s: null,
  }
  // Not enumerable: a page that prints its data prints its own names only.
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(data, name, { value, configurable: true, writable: true })
  const app = createApp(data)
  for (const [name, directive] of Object.entries(directives)) app.directive(name, directive)
  body.setAttribute('v-scope', '')
  app.mount(body)
}

const waits = document.currentScript?.dataset['start'] === 'load' && document.readyState !== 'complete'
if (waits) addEventListener('load', () => mount(document.body), { once: true })
else mount(document.body)
