import { bind } from './bind.ts'
import { createMatcher } from './delimiters.ts'
import { html } from './html.ts'
import { createOn } from './on.ts'
import { ref } from './ref.ts'
import { show } from './show.ts'
import { createView } from './view.ts'

const directives = { bind, html, on: createOn(window), ref, show, view: createView(window) }

/** What `initPVue.js` hands to the engine. */
export type Plugins = { readonly directives: typeof directives; readonly createMatcher: typeof createMatcher }

Object.assign(globalThis, { PergolaDirectives: { directives, createMatcher } satisfies Plugins })
