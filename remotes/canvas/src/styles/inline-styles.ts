import { fail, type InlineState, type InlineStyles, type StyleValue } from '@pergola/contracts'
import { readStyleAttribute } from '@pergola/site/css'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Choosing } from './choosing.ts'
import { inlineDeclarations, inlineEdits, nodesWithStyle, styleText } from './inline-edits.ts'
import { messages } from './messages.ts'
import { selectedNodes, type Choice } from './target.ts'

/** The style attribute of what is selected, as one more source of its styles. */
export function createInlineStyles(core: CanvasCore, { choice, choose }: Choosing): InlineStyles {
  return {
    select: () => choose({ className: null, selector: null, states: [], atRule: undefined, inline: true }),
    remove(properties) {
      const { page } = core
      if (!page || !core.canEdit()) return
      const nodes = selectedNodes(core)
      const names =
        properties ?? nodes.flatMap((node) => inlineDeclarations(page, node).map(({ property }) => property))
      const edits = [...new Set(names)].map((property) => ({ property, value: null }))
      page.run(messages.removeInline, inlineEdits(page, nodes)(edits))
    },
    async move(scope) {
      const { moveInline } = await import('./move-inline.ts')
      const { page, frame } = core
      if (core.store.getState().readOnly) return fail('read-only')
      if (!page || !frame || !core.canEdit()) return fail('not-allowed')
      return moveInline({ core, page, frame, choice: choice() }, scope)
    },
    count: () => (core.page && core.frame ? nodesWithStyle(core.page, core.frame).length : 0),
  }
}

/** Whether every attribute that is to be edited can be read. */
export function isInlineReadable(core: CanvasCore, page: OpenPage): boolean {
  return selectedNodes(core).every((node) => readStyleAttribute(styleText(page, node)) !== null)
}

interface InlineQuestion {
  readonly page: OpenPage
  readonly choice: Choice
  readonly values: Readonly<Record<string, StyleValue>>
}

/** Of the element that is shown. */
export function readInlineState(core: CanvasCore, question: InlineQuestion): { inline?: InlineState } {
  const { page, choice, values } = question
  const node = selectedNodes(core).at(-1)
  const count = node ? inlineDeclarations(page, node).length : 0
  if (count === 0 && !choice.inline) return {}
  const lost = Object.entries(values).filter(
    ([, { origin, winner }]) => origin === 'overridden' && winner?.source.file === 'inline',
  )
  return { inline: { values: count, wins: lost.map(([property]) => property), edited: choice.inline } }
}
