import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript, javascriptLanguage, scopeCompletionSource } from '@codemirror/lang-javascript'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { SourceLanguage } from './code-hooks.ts'

/** Names a page's script can use; the editor's own are none of them. */
const browserScope = Object.fromEntries(
  ['document', 'console', 'Math', 'JSON', 'Object', 'Array', 'Promise', 'Number', 'String', 'Intl', 'CSS']
    .concat(['navigator', 'history', 'performance', 'Date', 'Symbol', 'Reflect', 'URL', 'crypto'])
    .flatMap((name) => (name in globalThis ? [[name, Reflect.get(globalThis, name) as unknown]] : [])),
)

/** Colours, indentation, tags that close themselves, and the words of the language. */
export function languageSupport(language: SourceLanguage): Extension {
  switch (language) {
    case 'html':
      return html({ selfClosingTags: true })
    case 'css':
      return css()
    case 'js':
      // What this browser offers to scripts, as far as looking does nothing.
      return [javascript(), javascriptLanguage.data.of({ autocomplete: scopeCompletionSource(browserScope) })]
    case 'json':
      return [json(), linter(jsonParseLinter())]
    default:
      return []
  }
}
