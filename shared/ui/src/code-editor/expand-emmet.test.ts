import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { expect, test } from 'vitest'
import { emmetKeymap, expandText, isMeant } from './expand-emmet.ts'
import { languageSupport } from './language-support.ts'

function afterTab(text: string, language: 'html' | 'css') {
  const caret = text.indexOf('|')
  const doc = text.replace('|', '')
  const view = new EditorView({
    state: EditorState.create({ doc, selection: { anchor: caret }, extensions: languageSupport(language, () => ({})) }),
  })
  const done = emmetKeymap(language)[0]?.run?.(view) ?? false
  const result = view.state.doc.toString()
  view.destroy()
  return done ? result : null
}

test.each([
  ['ul>li*2|', 'html', '<ul>\n\t<li></li>\n\t<li></li>\n</ul>'],
  ['<div>p.lead|</div>', 'html', '<div><p class="lead"></p></div>'],
  ['section|', 'html', '<section></section>'],
  ['a { m10| }', 'css', 'a { margin: 10px; }'],
  ['<style>a { df| }</style>', 'html', null],
] as const)('Tab behind %s', (text, language, expected) => {
  const result = afterTab(text, language)
  if (expected === null) expect(result).toContain('display: flex;')
  else expect(result?.replaceAll('  ', '\t')).toBe(expected)
})

test.each([
  ['Just a word|', 'html'],
  ['The end.|', 'html'],
  ['<p title="div|">', 'html'],
  ['<!-- ul>li| -->', 'html'],
  ['a { color: red; }|', 'css'],
] as const)('Tab behind %s stays a tab', (text, language) => {
  expect(afterTab(text, language)).toBeNull()
})

test('what is no abbreviation has no expansion', () => {
  expect(expandText('ul>li*', 'stylesheet')).toBeNull()
  expect(isMeant('hello', 'markup')).toBe(false)
})
