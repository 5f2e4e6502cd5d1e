import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { SourceLanguage } from './code-hooks.ts'

/** Colours, indentation, tags that close themselves, and the words of the language. */
export function languageSupport(language: SourceLanguage): Extension {
  switch (language) {
    case 'html':
      return html({ selfClosingTags: true })
    case 'css':
      return css()
    case 'js':
      return javascript()
    case 'json':
      return [json(), linter(jsonParseLinter())]
    default:
      return []
  }
}
