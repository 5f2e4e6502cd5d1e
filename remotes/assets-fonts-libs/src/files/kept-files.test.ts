import type { Project } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { filesToDelete, whyKept } from './kept-files.ts'

const project = {
  name: 'Site',
  jsHeaderLibs: [],
  jsFooterLibs: [],
  fonts: {},
  pages: {
    index: {
      id: 'i',
      name: 'index',
      pathes: { html: 'editor/pages/index.html', css: 'css/index.css', js: 'js/index.js' },
    },
  },
  cssLibs: [{ id: 'x', name: 'x', path: 'libs/css/x.css' }],
} as unknown as Project
const files = ['css/index.css', 'css/old.css', 'assets/a.png', 'assets/b.png', 'libs/css/x.css']

test.each([
  ['editor/pages/index.html', /Pages panel/],
  ['css/index.css', /page index/],
  ['global/global.css', /every page/],
  ['libs/css/x.css', /Library Installer/],
  ['editor/symbols/s/s.html', /Symbols/],
])('%s stays, and it is said why', (path, reason) => {
  expect(whyKept(path, project)).toMatch(reason)
})

test('what nothing names may go, a folder with all that is in it', () => {
  expect(filesToDelete('css/old.css', files, project)).toEqual({ taken: ['css/old.css'], refused: null })
  expect(filesToDelete('assets/', files, project)).toEqual({ taken: ['assets/a.png', 'assets/b.png'], refused: null })
})

test('a folder with a file that has to stay stays whole', () => {
  expect(filesToDelete('css/', files, project).refused).toContain('css/index.css')
})
