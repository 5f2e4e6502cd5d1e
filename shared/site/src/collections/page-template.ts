import { parse, parseFragment } from 'parse5'
import { compileChildren } from './compile-template.ts'
import { Misplaced } from './compiling.ts'
import type { Compiling } from './compiling.ts'
import type { Scope } from './expression.ts'
import { joined } from './template-part.ts'

/** A page whose lists and values are worked out before anybody opens it. */
export interface PageTemplate {
  /** Whether anything is. */
  readonly isRendered: boolean
  /** Names that are left to the engine: a page has to carry their values. */
  readonly live: ReadonlySet<string>
  /** The page without the directives that are worked out: what of it still needs a script. */
  readonly skeleton: string
  render(scope: Scope): string
}

interface TemplateInput {
  readonly kind: 'document' | 'fragment'
  /** What the scope will have. */
  readonly names: ReadonlySet<string>
  /** An expression that cannot be worked out for a page, told once each. */
  readonly onProblem?: (text: string) => void
  /** `name: value` for each name left to the engine, as source of an object. */
  readonly liveData?: (names: ReadonlySet<string>, scope: Scope) => readonly { key: string; value: string }[]
}

/** Null for a page whose elements do not stand where they are written, such as with misnested tags. */
export function compileTemplate(
  html: string,
  { kind, names, onProblem, liveData }: TemplateInput,
): PageTemplate | null {
  const options = { sourceCodeLocationInfo: true }
  const root = kind === 'document' ? parse(html, options) : parseFragment(html, options)
  const told = new Set<string>()
  const compiling: Compiling = {
    source: html,
    names,
    live: new Set(),
    isInside: false,
    isInHead: false,
    depth: 0,
    loops: 0,
    children: compileChildren,
    ...(liveData && { liveData }),
    tell(text) {
      if (!told.has(text)) onProblem?.(text)
      told.add(text)
    },
  }
  try {
    const parts = compileChildren(root.childNodes, { start: 0, end: html.length }, compiling)
    const isRendered = parts.some((part) => typeof part !== 'string')
    return {
      isRendered,
      live: compiling.live,
      skeleton: joined(parts, (part) => part.skeleton),
      render: (scope) => joined(parts, (part) => part.render(scope)),
    }
  } catch (error) {
    if (!(error instanceof Misplaced)) throw error
    return null
  }
}
