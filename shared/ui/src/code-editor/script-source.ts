import { completeFromList, ifNotIn } from '@codemirror/autocomplete'
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { javascriptLanguage, localCompletionSource, scopeCompletionSource, snippets } from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'
import { EditorView, hoverTooltip } from '@codemirror/view'
import type { CodeHooks, ScriptSays } from './code-hooks.ts'

/** Names a page's script can use; the editor's own are none of them. */
const browserScope = Object.fromEntries(
  ['document', 'console', 'Math', 'JSON', 'Object', 'Array', 'Promise', 'Number', 'String', 'Intl', 'CSS']
    .concat(['navigator', 'history', 'performance', 'Date', 'Symbol', 'Reflect', 'URL', 'crypto'])
    .flatMap((name) => (name in globalThis ? [[name, Reflect.get(globalThis, name) as unknown]] : [])),
)

/** What this browser offers to scripts, as far as looking does nothing, and the script's own names. */
const scope = scopeCompletionSource(browserScope)

/** A longer text is a library, and reading it with each key would cost more than it helps. */
const longest = 300_000
const boosts = { near: 2, plain: 0, far: -2 } as const

/** Words of a script: those its owner can tell, and until it can, what is seen without knowing types. */
export function scriptSource(hooks: () => CodeHooks): Extension {
  const plain = ['String', 'TemplateString', 'RegExp', 'LineComment', 'BlockComment', 'PropertyName', '.', '?.']
  return [
    javascriptLanguage.data.of({ autocomplete: ifNotIn(plain, completeFromList(snippets)) }),
    javascriptLanguage.data.of({ autocomplete: (context: CompletionContext) => complete(context, hooks) }),
    hoverTooltip((view, at) => hover(view, at, hooks), { hideOnChange: true }),
    EditorView.domEventHandlers({ focus: createWarmUp(hooks) }),
  ]
}

/** Whoever puts the caret into a script writes soon: what takes its time the first time begins there, once. */
function createWarmUp(hooks: () => CodeHooks) {
  let isAsked = false
  return (_event: FocusEvent, { state }: EditorView): void => {
    const { script: help } = hooks()
    if (isAsked || !help || help.isReady() || state.readOnly || state.doc.length > longest) return
    isAsked = true
    void help.complete(state.doc.toString(), state.doc.length)
  }
}

async function complete(context: CompletionContext, hooks: () => CodeHooks): Promise<CompletionResult | null> {
  const { script: help } = hooks()
  const early = help?.isReady() ? null : await seen(context)
  const isMeant = context.explicit || context.matchBefore(/[\p{ID_Continue}$.'"`]$/u) !== null
  if (!help || !isMeant || context.state.doc.length > longest) return early ?? seen(context)
  const text = context.state.doc.toString()
  const answer = help.complete(text, context.pos)
  // Every key asks anew, so what is seen gives way to what is known.
  const meanwhile = early && { from: early.from, options: early.options }
  if (meanwhile && hasWord(meanwhile, context)) return meanwhile
  // Without a word to show, the question stays open: perhaps no further key comes.
  const found = await answer
  if (context.aborted) return null
  if (!found) return meanwhile
  const options = found.words.map(({ label, kind, rank }): Completion => {
    const info = async () => drawn(await help.describe(text, context.pos, label))
    return { label, detail: kind, boost: boosts[rank], info }
  })
  return { from: found.from, options, validFor: /^[\p{ID_Continue}$]*$/u }
}

function hasWord({ from, options }: CompletionResult, { state, pos }: CompletionContext): boolean {
  const typed = state.sliceDoc(from, pos).toLowerCase()
  return options.some(({ label }) => label.toLowerCase().startsWith(typed) && label.length > typed.length)
}

async function seen(context: CompletionContext): Promise<CompletionResult | null> {
  const [members, own] = [await scope(context), localCompletionSource(context)]
  if (!members || !own || members.from !== own.from) return members ?? own
  return { ...members, options: [...own.options, ...members.options] }
}

async function hover(view: EditorView, at: number, hooks: () => CodeHooks) {
  const { script: help } = hooks()
  // Whoever only reads does not wait for megabytes.
  if (!help?.isReady() || view.state.doc.length > longest) return null
  const found = await help.hover(view.state.doc.toString(), at)
  const dom = drawn(found)
  return found && dom ? { pos: found.from, end: found.to, above: true, create: () => ({ dom }) } : null
}

function drawn(says: ScriptSays | null): HTMLElement | null {
  if (!says || says.signature === '') return null
  const box = document.createElement('div')
  box.className = 'cm-script'
  const signature = document.createElement('code')
  signature.textContent = says.signature
  box.append(signature)
  if (says.text !== '') {
    const text = document.createElement('p')
    text.textContent = says.text
    box.append(text)
  }
  return box
}
