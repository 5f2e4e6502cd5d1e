import { expect, test } from 'vitest'
import { pageInOne } from './page-in-one.ts'

test('nothing in a style or a script ends it', () => {
  const css = 'p::before { content: "</style><b>out</b>" }'
  const js = 'window.said = "</SCRIPT><b>out</b>"'
  const read = new DOMParser().parseFromString(pageInOne({ html: '<p>Page</p>', css, js }), 'text/html')
  expect(read.querySelector('b')).toBeNull()
  expect(read.querySelector('style')?.textContent).toBe(`\n${css.replace('</', '<\\/')}\n`)
  expect(read.querySelector('script')?.textContent).toBe(`\n${js.replace('</', '<\\/')}\n`)
})

test('what is empty brings no element', () => {
  expect(pageInOne({ html: '<p>Page</p>', css: '', js: '' })).toBe('<p>Page</p>')
})
