import { expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { stepsThatHold } from './project-steps.ts'
import { createHistory } from './create-history.ts'
import { createSiteDocument } from './create-site-document.ts'
import type { SiteHistory } from './site-history.ts'
import type { SiteDocument } from './site-document.ts'
import type { SiteOperation } from './site-operation.ts'

const first = 'index.html'
const texts = {
  [first]: '<p><img src="assets/a.png"></p>',
  'about.html': '<img src="assets/a.png">',
  'css/fonts.css': 'a {}\n',
  'js/global.js': 'let a',
}
const stored = ['assets/a.png', ...Object.keys(texts)]
const text = (file: string, value: string | null): SiteOperation => ({ type: 'text', file, text: value })
const record = (key: string, value: unknown): SiteOperation => ({ type: 'record', key, value })
const rename: readonly SiteOperation[] = [
  { type: 'move', from: 'assets/a.png', to: 'assets/b.png' },
  text(first, '<p><img src="assets/b.png"></p>'),
  text('about.html', '<img src="assets/b.png">'),
]
const installFont: readonly SiteOperation[] = [
  { type: 'content', file: 'fonts/x.woff2', content: new Blob(['x']), before: null },
  text('css/fonts.css', 'a {}\n@font-face { font-family: X }\n'),
  record('fonts', { x: {} }),
]

function opened() {
  const document = createSiteDocument({ files: texts, record: { fonts: {}, pages: {} } as unknown as Project })
  // A page that shows them has read both of them.
  document.html(first)
  document.sheet('css/fonts.css')
  return { document, history: createHistory(document) }
}

/** Another document of the project, which says what the first one stored. */
function opensNext({ document, history }: { document: SiteDocument; history: SiteHistory }, files = stored) {
  const said = JSON.stringify([document.changedFiles(), document.record])
  const projectSteps = history.stepsOfProject(first)
  expect(JSON.stringify([document.changedFiles(), document.record])).toBe(said)
  const now = Object.fromEntries(document.files().map((file) => [file, document.text(file) ?? '']))
  const next = createSiteDocument({ files: now, record: document.record })
  const standing = { document: next, files: new Set(files) }
  const [past, future] = [stepsThatHold(standing, projectSteps.past), stepsThatHold(standing, projectSteps.future)]
  return { document: next, history: createHistory(next, { past, future }) }
}

const textsOfDocument = ({ document }: { document: SiteDocument }) =>
  Object.fromEntries(Object.keys(texts).map((file) => [file, document.text(file)]))

test('a rename with all that names the file is taken back on another page, and done again', () => {
  const left = opened()
  left.history.run('Edit', [text('js/global.js', 'let b')])
  left.history.run('Rename', rename)
  const renamed = textsOfDocument(left)
  const next = opensNext(left, ['assets/b.png', ...Object.keys(texts)])
  expect(next.history.state.undoLabel).toBe('Rename')
  expect(next.history.undo()).toContainEqual({ type: 'moved', from: 'assets/b.png', to: 'assets/a.png' })
  expect(textsOfDocument(next)).toEqual({ ...texts, 'js/global.js': 'let b' })
  next.history.redo()
  expect(textsOfDocument(next)).toEqual(renamed)
  next.history.undo()
  next.history.undo()
  expect(textsOfDocument(next)).toEqual(texts)
})

test('a step that changes other pages with this one is taken back on any of them', () => {
  const pages = { index: { pathes: { html: first } }, about: { pathes: { html: 'about.html' } } }
  const made = createSiteDocument({ files: texts, record: { fonts: {}, pages } as unknown as Project })
  const left = { document: made, history: createHistory(made) }
  left.history.run('Both', [text(first, '<p>'), text('about.html', '<i>')])
  left.history.run('This', [text('css/fonts.css', 'b {}'), text(first, '<p>One')])
  left.history.undo()
  const next = opensNext(left)
  expect(next.history.state).toMatchObject({ undoLabel: 'Both', redoLabel: null })
  next.history.undo()
  expect(textsOfDocument(next)).toEqual(texts)
})

test('what was taken back on one page is done again on the next', () => {
  const left = opened()
  left.history.run('Install X', installFont)
  left.history.run('Colour', [record('colors', ['red'])])
  left.history.undo()
  left.history.undo()
  const next = opensNext(left)
  expect(next.history.state).toMatchObject({ canUndo: false, redoLabel: 'Install X' })
  const given = next.history.redo().find(({ type }) => type === 'given')
  expect(given).toMatchObject({ path: 'fonts/x.woff2' })
  expect(next.document.text('css/fonts.css')).toContain('font-family: X')
  next.history.redo()
  expect(next.document.record).toMatchObject({ fonts: { x: {} }, colors: ['red'] })
})

test('a step is left out when later edits, which stay with their page, changed what it changed', () => {
  const left = opened()
  left.history.run('Colour', [record('colors', ['red'])])
  left.history.run('Install X', installFont)
  left.history.run('Style', [{ sheet: 'css/fonts.css', type: 'css.replace', text: 'b {}' }])
  left.history.run('Helmet', [record('pages', { index: {} })])
  const next = opensNext(left)
  expect(next.history.state.undoLabel).toBe('Colour')
  next.history.undo()
  expect(next.document.text('css/fonts.css')).toBe('b {}')
  expect(next.history.state.canUndo).toBe(false)
})

test('a move back to where another file stands by now is left out', () => {
  const left = opened()
  left.history.run('Rename', rename)
  expect(opensNext(left, ['assets/a.png', 'assets/b.png']).history.state.canUndo).toBe(false)
})

test('an upload is taken back on the page it was made on alone, and a removal on any', () => {
  const left = opened()
  const file = new Blob(['x'])
  left.history.run('Upload', [{ type: 'content', file: 'assets/new.png', content: file, before: null }])
  left.history.run('Upload', [text('assets/new.svg', '<svg/>')])
  expect(opensNext(left).history.state.canUndo).toBe(false)
  left.history.run('Delete', [{ type: 'content', file: 'assets/a.png', content: null, before: file }])
  expect(opensNext(left).history.state.undoLabel).toBe('Delete')
  expect(left.history.state.undoLabel).toBe('Delete')
})

test('a font that was installed is taken back where another one was installed since, which stays', () => {
  const left = opened()
  left.history.run('Install X', [record('fonts', { x: {} })])
  const { past } = left.history.stepsOfProject(first)
  const now = { fonts: { x: {}, y: {} }, pages: {} } as unknown as Project
  const next = createSiteDocument({ files: texts, record: now })
  const history = createHistory(next, { past: stepsThatHold({ document: next, files: new Set(stored) }, past) })
  history.undo()
  expect(next.record.fonts).toEqual({ y: {} })
})
