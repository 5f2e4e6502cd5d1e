import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascriptLanguage } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import type { Extension } from '@codemirror/state'
import type { CodeHooks, SourceLanguage } from './code-hooks.ts'
import { scriptSource } from './script-source.ts'
import { typeOverTags } from './type-over-tags.ts'

/** Colours, indentation, tags that close themselves, and the words of the language. */
export function languageSupport(language: SourceLanguage, hooks: () => CodeHooks): Extension {
  switch (language) {
    case 'html':
    case 'xml':
      return [html({ selfClosingTags: true }), typeOverTags]
    case 'css':
      return css()
    case 'js':
      return [javascriptLanguage, scriptSource(hooks)]
    case 'json':
      return json()
    default:
      return []
  }
}
