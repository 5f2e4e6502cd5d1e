import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags as t } from '@lezer/highlight'

/** Tokens only, so that dark and light follow the frame. */
export const highlighting = HighlightStyle.define([
  { tag: [t.comment, t.meta, t.processingInstruction], color: 'var(--text-muted)', fontStyle: 'italic' },
  { tag: [t.keyword, t.operatorKeyword, t.controlKeyword, t.moduleKeyword], color: 'var(--code-keyword)' },
  { tag: [t.tagName, t.angleBracket, t.standard(t.tagName)], color: 'var(--code-tag)' },
  { tag: [t.attributeName, t.propertyName, t.className, t.labelName], color: 'var(--code-name)' },
  { tag: [t.string, t.attributeValue, t.special(t.string), t.regexp], color: 'var(--code-string)' },
  { tag: [t.number, t.bool, t.null, t.unit, t.color, t.atom], color: 'var(--code-number)' },
  { tag: [t.function(t.variableName), t.function(t.propertyName)], color: 'var(--code-function)' },
  { tag: [t.definition(t.variableName), t.variableName], color: 'var(--text)' },
  { tag: [t.punctuation, t.operator, t.bracket], color: 'var(--text-muted)' },
  { tag: t.invalid, color: 'var(--danger)' },
])

export const colours = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface-field)', fontSize: '20px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-5)',
  },
  '.cm-gutters': { backgroundColor: 'var(--surface-field)', color: 'var(--text-muted)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 16px', minWidth: '48px' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklch, var(--surface-hover) 50%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-4)',
    outline: '1px solid var(--accent-7)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-soft)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-3)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-soft)', outline: '1px solid var(--warning)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-5)' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--surface-active)',
    border: 'none',
    color: 'var(--text-muted)',
    padding: '0 6px',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBottom: '2px solid var(--danger)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', borderBottom: '2px dotted var(--warning)' },
})
