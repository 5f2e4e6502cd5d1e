import { expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { stepsThatHold } from './project-steps.ts'
import { createHistory } from './create-history.ts'
import { createSiteDocument } from './create-site-document.ts'
import { filesOfCachedPage, resume, type CachedPage } from './cached-page.ts'
import type { SiteDocument } from './site-document.ts'
import type { SiteOperation } from './site-operation.ts'

const page = 'index.html'
const texts = {
  [page]: '<style>a {}</style><p>One</p>',
  'global.css': 'b {}',
  'js/a.js': 'let a',
}
const first = {
  colors: ['red'],
  pages: { index: {} },
  symbols: {},
} as unknown as Project
const text = (file: string, value: string | null): SiteOperation => ({
  type: 'text',
  file,
  text: value,
})

function saved(document: SiteDocument) {
  return Object.fromEntries(document.files().map((file) => [file, document.text(file) ?? '']))
}

/** A page with edits of every kind, left and stored. */
function left() {
  const document = createSiteDocument({ files: texts, record: first })
  const history = createHistory(document)
  const find = (name: string) => {
    const tree = document.html(page)
    for (let id = 0; id < 200; id += 1) if (tree.node(id)?.name === name) return id
    throw new Error(`no ${name}`)
  }
  history.run('Style', [
    {
      sheet: document.sheetKey(page, find('style')),
      type: 'css.replace',
      text: 'a { top: 0 }',
    },
  ])
  history.run('Title', [
    {
      file: page,
      type: 'html.attributes',
      node: find('p'),
      attributes: { title: 'x' },
    },
  ])
  history.run('Code', [text(page, '<style>a { top: 1px }</style><p>Two</p>')])
  history.run('Remove', [text('js/a.js', null)])
  history.run('Helmet', [{ type: 'record', key: 'pages', value: { index: { title: 'T' } } }])
  const cached: CachedPage = {
    document,
    history,
    went: history.stepsOfProject(page).past,
  }
  return { cached, stored: saved(document), record: document.record }
}

test('all that was done is taken back to the byte after the page rested, and done again', () => {
  const { cached, stored, record } = left()
  expect(filesOfCachedPage(cached).toSorted()).toEqual(['global.css', page, 'js/a.js'].toSorted())
  expect(resume(cached, cached.went, { texts: stored, record })).toBe(true)
  const { document, history } = cached
  expect(document.changedFiles()).toEqual({})
  expect(document.changedRecord()).toBe(null)
  while (history.state.canUndo) history.undo()
  expect(saved(document)).toEqual(texts)
  expect(document.record).toEqual(first)
  expect(document.changedFiles()).toEqual({
    [page]: texts[page],
    'js/a.js': 'let a',
  })
  while (history.state.canRedo) history.redo()
  expect(saved(document)).toEqual(stored)
  expect(document.record).toEqual(record)
})

test.each([
  ['a byte of the page', { [page]: '<style>a { top: 1px }</style><p>Two</p> ' }, {}],
  ['a file that a step removed is there again', { 'js/a.js': 'let a' }, {}],
  ['an entry of the record that a step changed', {}, { pages: {} }],
])('it does not go on where something else is stored: %s', (_name, files, entries) => {
  const { cached, stored, record } = left()
  expect(
    resume(cached, cached.went, {
      texts: { ...stored, ...files },
      record: { ...record, ...entries },
    }),
  ).toBe(false)
})

test('what no step touched is as others have stored it', () => {
  const { cached, stored, record } = left()
  const now = {
    texts: { ...stored, 'global.css': 'c {}', 'new.css': 'd {}' },
    record: { ...record, colors: ['blue'] },
  }
  expect(resume(cached, cached.went, now)).toBe(true)
  const { document, history } = cached
  while (history.state.canUndo) history.undo()
  expect(saved(document)).toEqual({
    ...texts,
    'global.css': 'c {}',
    'new.css': 'd {}',
  })
  expect(document.record).toMatchObject({
    colors: ['blue'],
    pages: { index: {} },
  })
})

test('a page goes on that made a symbol and styled it: its own sheet is made of the shared one at every save', () => {
  const style = 'editor/symbols/card/card.css'
  const symbols = {
    card: {
      id: 'card',
      pathes: { content: 'editor/symbols/card/card.html', style },
    },
  }
  const document = createSiteDocument({ files: texts, record: first })
  const history = createHistory(document)
  history.run('Create symbol', [text(style, 'a {}'), { type: 'record', key: 'symbols', value: symbols as never }])
  const cached: CachedPage = {
    document,
    history,
    went: history.stepsOfProject(page).past,
  }
  const now = {
    texts: { ...saved(document), [style]: 'a { top: 0 }' },
    record: document.record,
  }
  expect(resume(cached, cached.went, now)).toBe(true)
  expect(document.changedFiles()).toEqual({})
  history.undo()
  expect(document.changedFiles()).toEqual({ [style]: null })
})

test('a step of the project that another page took back ends the history of this one', () => {
  const { cached, stored, record } = left()
  expect(cached.went.map(({ label }) => label)).toEqual(['Remove'])
  expect(resume(cached, [], { texts: stored, record })).toBe(false)
})

test('a page goes on that edited something of the project and then deleted it with its mark, after another was open', () => {
  const motions = (value: object) => ({ type: 'record', key: 'motions', value }) as SiteOperation
  const record = { ...first, motions: { mt1: { name: 'a' } } } as never
  const document = createSiteDocument({
    files: { [page]: '<p motion-id=mt1>' },
    record,
  })
  const history = createHistory(document)
  history.run('Edit', [motions({ mt1: { name: 'b' } })])
  history.run('Delete', [text(page, '<p>'), motions({})])
  const cached: CachedPage = {
    document,
    history,
    went: history.stepsOfProject(page).past,
  }

  const other = createSiteDocument({
    files: saved(document),
    record: document.record,
  })
  const past = stepsThatHold({ document: other, files: new Set([page]) }, cached.went)
  const back = createHistory(other, { past }).stepsOfProject('about.html').past
  expect(resume(cached, back, { texts: saved(document), record: document.record })).toBe(true)
  history.undo()
  expect(document.record.motions).toEqual({ mt1: { name: 'b' } })
  expect(document.text(page)).toBe('<p motion-id=mt1>')
})

test('a step that added to a list holds where another page added to it as well, and takes back its own entry', () => {
  const [tap, view] = [
    { id: 'tap', event: 'click' },
    { id: 'view', event: 'enterview' },
  ]
  const group = (...list: readonly object[]) => ({ ...first, interactions: { iN1: list } }) as never
  const document = createSiteDocument({ files: texts, record: group() })
  const history = createHistory(document)
  history.run('Interaction', [
    text(page, '<p v-on:click="">One</p>'),
    { type: 'record', key: 'interactions', value: { iN1: [tap] } },
  ])
  const cached: CachedPage = {
    document,
    history,
    went: history.stepsOfProject(page).past,
  }
  expect(resume(cached, [], { texts: saved(document), record: group(view, tap) })).toBe(true)
  history.undo()
  expect(document.record).toEqual(group(view))
})

const titled = (index: string, about: string) => ({
  index: { title: index },
  about: { title: about },
})

test('a step of the record holds where another page changed the same entry, and takes back nothing but its own', () => {
  const document = createSiteDocument({
    files: texts,
    record: { ...first, pages: titled('', '') } as never,
  })
  const history = createHistory(document)
  history.run('Helmet', [{ type: 'record', key: 'pages', value: titled('T', '') }])
  const cached: CachedPage = {
    document,
    history,
    went: history.stepsOfProject(page).past,
  }
  const now = {
    texts: saved(document),
    record: { ...document.record, pages: titled('T', 'Other') } as never,
  }
  expect(resume(cached, [], now)).toBe(true)
  history.undo()
  expect(document.record.pages).toEqual(titled('', 'Other'))
  history.redo()
  expect(document.record.pages).toEqual(titled('T', 'Other'))
  expect(
    resume(cached, [], {
      ...now,
      record: { ...first, pages: titled('U', 'Other') } as never,
    }),
  ).toBe(false)
})
