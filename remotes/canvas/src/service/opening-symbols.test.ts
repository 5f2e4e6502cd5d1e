import { expect, test } from 'vitest'
import { fail } from '@pergola/contracts'
import type { createFakeToasts } from '@pergola/contracts/testing'
import { withCurrentSymbols } from '@pergola/site/symbols'
import { bringSymbols } from '../document/lazy-symbols.ts'
import { card } from '../testing/card-symbol.ts'
import { openCore } from '../testing/open-core.ts'
import { createHistoryVerbs } from './history-verbs.ts'
import { createOpening } from './opening.ts'

const index = 'editor/pages/index.html'
const { content } = card.pathes
const copy = '<div inf-symbol-id="card"><h2>One</h2><p>Two</p></div>'

async function open() {
  await bringSymbols()
  const opened = await openCore(`<h1>T</h1>${copy}<i>I</i>`, { [content]: copy })
  const { core } = opened
  const { projects } = core.services
  const created = await projects.createPage('about')
  expect(created.ok).toBe(true)
  const projectId = opened.page.projectId
  const blocks = { card }
  await projects.save({ projectId, files: {}, record: { symbols: blocks, blocks } })
  const opening = createOpening(core, { clear: () => undefined, paint: async () => true } as never, async () =>
    fail('nothing-changed'),
  )
  await opening.load('index')
  return { core, projects, projectId, opening, history: createHistoryVerbs(core, () => {}) }
}

type Opened = Awaited<ReturnType<typeof open>>

function write({ core }: Opened, tag: string, value: string) {
  const page = core.page!
  const pending = [page.tree.body()]
  for (let at = pending.shift(); at !== undefined; at = pending.shift()) {
    const node = page.node(at)
    if (node?.name === tag) return page.run(value, [page.inHtml({ type: 'html.text', node: node.children[0]!, value })])
    pending.push(...(node?.children ?? []))
  }
  throw new Error(`testing: no ${tag}`)
}

async function save({ core, projects, projectId }: Opened) {
  const page = core.page!
  const pending = page.pending()
  await projects.save({ projectId, files: pending.files })
  page.markSaved(pending)
}

/** What a save of another page does: the symbol says something else, and stored pages say so with it. */
async function editElsewhere({ projects, projectId }: Opened, from: string, to: string) {
  const [symbol, html] = await Promise.all([projects.readText(content), projects.readText(index)])
  if (!symbol.ok || !html.ok) throw new Error('testing: not stored')
  const text = symbol.value.replace(from, to)
  const page = withCurrentSymbols(html.value, new Map([['card', text]]), 'index.html')
  await projects.save({ projectId, files: { [content]: text, [index]: page } })
}

const said = ({ core }: Opened) => (core.services.toasts as ReturnType<typeof createFakeToasts>).shown

test('a page keeps its steps when a symbol that it has is edited on another page', async () => {
  const opened = await open()
  const { core, opening, history } = opened
  write(opened, 'h1', 'Title')
  write(opened, 'h2', 'First')
  await save(opened)
  await opening.load('about')
  await editElsewhere(opened, 'Two', 'Three')
  await opening.load('index')
  expect(said(opened)).toEqual([])
  expect(core.store.getState()).toMatchObject({ undoLabel: 'First', changed: false })
  history.undo()
  history.undo()
  const now = copy.replace('Two', 'Three')
  expect(core.page!.site.text(index)).toBe(`<h1>T</h1>${now}<i>I</i>`)
  expect(core.page!.site.text(content)).toBe(now)
  history.redo()
  history.redo()
  expect(core.page!.site.text(index)).toBe(`<h1>Title</h1>${now.replace('One', 'First')}<i>I</i>`)
})

test('only a step whose words are others by now is left out, and is named', async () => {
  const opened = await open()
  const { core, opening, history } = opened
  write(opened, 'h1', 'Title')
  write(opened, 'h2', 'First')
  await save(opened)
  await opening.load('about')
  await editElsewhere(opened, 'First', 'Elsewhere')
  await opening.load('index')
  expect(said(opened)).toMatchObject([
    { kind: 'info', message: expect.stringMatching(/^These steps on index .* First$/) },
  ])
  expect(core.store.getState()).toMatchObject({ undoLabel: 'Title' })
  history.undo()
  expect(core.page!.site.text(index)).toBe(`<h1>T</h1>${copy.replace('One', 'Elsewhere')}<i>I</i>`)
})
