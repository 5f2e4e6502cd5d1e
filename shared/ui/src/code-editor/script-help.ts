import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { javascriptLanguage } from '@codemirror/lang-javascript'
import { hoverTooltip } from '@codemirror/view'
import type { Extension } from '@codemirror/state'
import type { CodeHooks } from './code-hooks.ts'

/** Completion and hints from the types of a script, where the owner knows them. */
export function scriptHelp(hooks: () => CodeHooks): Extension {
  return [
    javascriptLanguage.data.of({ autocomplete: (context: CompletionContext) => complete(context, hooks) }),
    hoverTooltip(async (view, position) => {
      const found = await hooks().script?.describe(view.state.doc.toString(), position)
      if (!found) return null
      return { pos: found.from, end: found.to, above: true, create: () => ({ dom: hint(found.text) }) }
    }),
  ]
}

async function complete(context: CompletionContext, hooks: () => CodeHooks): Promise<CompletionResult | null> {
  const { script } = hooks()
  const word = context.matchBefore(/[\w$]*$/)
  const afterDot = context.matchBefore(/\.[\w$]*$/) !== null
  if (!script || !word || (word.from === word.to && !afterDot && !context.explicit)) return null
  const found = await script.complete(context.state.doc.toString(), context.pos)
  if (!found || context.aborted) return null
  const options = found.choices.map(({ name, kind, detail, rank }): Completion => {
    return { label: name, type: kind, detail: detail ?? kind, boost: rank ?? 0 }
  })
  return { from: found.from, options, validFor: /^[\w$]*$/ }
}

function hint(text: string): HTMLElement {
  const element = document.createElement('pre')
  element.textContent = text
  return element
}
