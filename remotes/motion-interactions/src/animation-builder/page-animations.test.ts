import { expect, test } from 'vitest'
import { pageAnimations } from './page-animations.ts'

const sheet = (file: string, css: string) => ({ file, css, editable: true })

test('animations come in the order of the page, with their frames', () => {
  const found = pageAnimations([
    sheet('css/a.css', '.a { color: red }'),
    sheet(
      'css/b.css',
      '@keyframes fade { from { opacity: 0 } 50%, to { opacity: 1 } }\n@keyframes spin { to { rotate: 1turn } }',
    ),
  ])
  expect(found.map(({ name, file }) => [name, file])).toEqual([
    ['fade', 'css/b.css'],
    ['spin', 'css/b.css'],
  ])
  expect(found[0]?.frames.map(({ values }) => values)).toEqual([['0%'], ['50%', '100%']])
})
