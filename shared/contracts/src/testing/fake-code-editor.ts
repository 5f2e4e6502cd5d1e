import type { createElement } from 'react'
import { succeed } from '../outcome.ts'
import type { CodeEditorService } from '../services/code-editor.ts'

export interface FakeCodeEditor extends CodeEditorService {
  /** What `format` gives; the text itself until a test says otherwise. */
  formatted: CodeEditorService['format']
}

/** A text area in place of the editor. React comes from the test, because contracts know its types only. */
export function createFakeCodeEditor(create: typeof createElement): FakeCodeEditor {
  const fake: FakeCodeEditor = {
    Editor: ({ label, value, readOnly, onChange, onSave }) =>
      create('textarea', {
        'aria-label': label,
        value,
        readOnly,
        onChange: (event: { readonly target: unknown }) => onChange?.((event.target as { value: string }).value),
        onKeyDown: (event: { readonly key: string; readonly ctrlKey: boolean }) => {
          if (event.key === 's' && event.ctrlKey) onSave?.()
        },
      }),
    format: (text, language) => fake.formatted(text, language),
    formatted: async (text) => succeed(text),
  }
  return fake
}
