import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unprotectedInForms } from './shadowed-members.ts'

const source = join(import.meta.dirname, '..')

/** What calls them on elements of the editor's own window, by file: there no page can name anything. */
const ofTheEditor: readonly (readonly [file: string, receiver: string])[] = [
  ['overlay/selection-bar.tsx', 'current'],
  ['text/text-editing.ts', 'frame.element'],
  ['text/svg-text.ts', 'field'],
  // Names of elements do not shadow what a window has itself.
  ['text/svg-text.ts', 'frame.window'],
  ['text/format-panel.tsx', 'first'],
  ['service/selecting.ts', 'element'],
  ['pointer/frame-keys.ts', 'stop'],
  ['pointer/pointer.ts', 'window'],
  ['pointer/picking.ts', 'lent'],
  ['pointer/picking.ts', 'asking'],
]

test('methods of a form that a field may shadow in the canvas are called from their prototypes alone', () => {
  const methods = ['focus', 'blur', 'click', 'submit', 'reset'].filter((name) => unprotectedInForms.has(name))
  const calls = new RegExp(`([\\w.]+)\\)?\\??\\.(?:${methods.join('|')})(?:\\?\\.)?\\(`, 'g')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    return [...text.matchAll(calls)].map(([, receiver = '']) => [file, receiver] as const)
  })
  const strange = found.filter(
    // The service of the canvas is no element.
    ([file, receiver]) =>
      receiver !== 'canvas.service' && !ofTheEditor.some(([known, name]) => known === file && receiver.endsWith(name)),
  )
  expect(strange).toEqual([])
})
