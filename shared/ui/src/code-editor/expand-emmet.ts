// oxlint-disable-next-line typescript/triple-slash-reference -- packages that read this source need the shim too
/// <reference path="./emmet.d.ts" />
import { snippet } from '@codemirror/autocomplete'
import { cssLanguage } from '@codemirror/lang-css'
import { htmlLanguage } from '@codemirror/lang-html'
import { forceParsing, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { EditorView, KeyBinding } from '@codemirror/view'
import expandAbbreviation, { extract } from 'emmet'
import type { SourceLanguage } from './code-hooks.ts'
import { htmlTags } from './html-tags.ts'

type Kind = 'markup' | 'stylesheet'

/** Tab behind an abbreviation writes what it stands for; anywhere else Tab is what it was. */
export function emmetKeymap(language: SourceLanguage): readonly KeyBinding[] {
  return language === 'html' || language === 'css' ? [{ key: 'Tab', run: expandAtCaret }] : []
}

/** Milliseconds to understand what stands around the caret, on a page too long to be read at once. */
const patience = 100

function expandAtCaret(view: EditorView): boolean {
  forceParsing(view, view.state.selection.main.head, patience)
  const { state } = view
  const { main } = state.selection
  const kind = kindAt(state)
  if (!main.empty || state.readOnly || kind === null) return false
  const line = state.doc.lineAt(main.head)
  const found = extract(line.text, main.head - line.from, { type: kind, lookAhead: false })
  if (!found || !isMeant(found.abbreviation, kind)) return false
  const text = expandText(found.abbreviation, kind)
  if (text === null) return false
  snippet(text)(view, null, line.from + found.start, main.head)
  return true
}

/** Between tags, or where a declaration may start; in words, comments and attributes nothing is an abbreviation. */
function kindAt(state: EditorState): Kind | null {
  const { head } = state.selection.main
  const { name } = syntaxTree(state).resolveInner(head, -1)
  if (/Comment|String/.test(name)) return null
  if (cssLanguage.isActiveAt(state, head)) return 'stylesheet'
  if (!htmlLanguage.isActiveAt(state, head)) return null
  return /^(?:Text|Document|Element|SelfClosingTag|CloseTag|EndTag)$/.test(name) ? 'markup' : null
}

/** A plain word is one when it is a tag; `ul>li`, `.card` and `a[href]` always are. */
export function isMeant(abbreviation: string, kind: Kind): boolean {
  if (kind === 'stylesheet') return /^[a-z@!-]/i.test(abbreviation) && !/[;{}]/.test(abbreviation)
  if (/^[\w-]+[.:;,!?]+$/.test(abbreviation) || /^[.#]$/.test(abbreviation)) return false
  return /^!+$/.test(abbreviation) || /[.#>+*[{^:]/.test(abbreviation) || htmlTags.has(abbreviation.toLowerCase())
}

/** In the notation of CodeMirror's snippets, with a stop for each gap. */
export function expandText(abbreviation: string, kind: Kind): string | null {
  try {
    const text = expandAbbreviation(abbreviation, {
      type: kind,
      syntax: kind === 'markup' ? 'html' : 'css',
      options: {
        'output.field': (index: number, placeholder: string) => `\${${index}${placeholder ? `:${placeholder}` : ''}}`,
        'output.indent': '\t',
      },
    })
    return text === '' || text === abbreviation || text === `${abbreviation}: \${0};` ? null : text
  } catch {
    return null // What cannot be read is no abbreviation, and Tab indents.
  }
}
