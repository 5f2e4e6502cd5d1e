import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printCss } from '../css/index.ts'
import { findAll, parseFragment, textContent } from '../html/index.ts'
import type { SiteDocument, SiteOperation } from './index.ts'
import { files, opened, record, setIn, styleKey, texts } from './testing/opened-site.ts'

interface Choice {
  readonly kind: number
  readonly pick: number
  readonly value: string
}

const makers: ((document: SiteDocument, pick: number, value: string) => SiteOperation)[] = [
  (_document, pick, value) => {
    const key = ['name', 'logo', 'extra'][pick % 3] ?? ''
    return { type: 'record', key, value: pick % 4 === 0 ? undefined : value }
  },
  (document, pick, value) => setIn(document, 'css/a.css', value, pick % 2),
  (document, pick, value) => setIn(document, styleKey(document, pick % 2), value, pick % 3),
  (document, pick, text) => {
    return { sheet: styleKey(document, pick % 2), type: 'css.insertRule', parent: null, index: 0, text }
  },
  (_document, pick, value) => {
    const file = ['css/a.css', 'js/a.js', 'index.html', 'new.css'][pick % 4] ?? ''
    return { type: 'text', file, text: pick % 5 === 0 ? null : value }
  },
  (document, pick, value) => ({
    file: 'index.html',
    type: 'html.attributes',
    node: anyNode(document, pick),
    attributes: { class: value },
  }),
  (document, pick) => ({ file: 'index.html', type: 'html.remove', node: anyNode(document, pick) }),
  (document, pick, value) => ({ file: 'index.html', type: 'html.text', node: anyNode(document, pick), value }),
  (document, pick) => ({
    file: 'index.html',
    type: 'html.move',
    node: anyNode(document, pick),
    parent: document.html('index.html').body(),
    index: 0,
  }),
  (document, _pick, value) => {
    const tree = document.html('index.html')
    const nodes = parseFragment(tree, `<p>${value}`, tree.body())
    return { file: 'index.html', type: 'html.insert', parent: tree.body(), index: 0, nodes }
  },
]

function anyNode(document: SiteDocument, pick: number): number {
  const nodes = [...findAll(document.html('index.html'), () => true)]
  return nodes[pick % nodes.length]?.id ?? -1
}

function operationFor(document: SiteDocument, { kind, pick, value }: Choice): SiteOperation {
  const make = makers[kind]
  if (make === undefined) throw new Error(`no operation ${kind}`)
  return make(document, pick, value)
}

/** How a step is made: 0 to 2 as a group, 3 as a preview, 4 as a gesture, 5 as one that is cancelled. */
function perform({ document, history }: ReturnType<typeof opened>, choices: readonly Choice[], how: number): void {
  if (how < 3) {
    history.group('Edit', (apply) => {
      for (const choice of choices) apply(operationFor(document, choice))
    })
    return
  }
  const gesture = history.begin('Gesture')
  try {
    for (const choice of choices) gesture[how === 3 ? 'replace' : 'add']([operationFor(document, choice)])
    gesture[how === 5 ? 'cancel' : 'commit']()
  } finally {
    gesture.cancel()
  }
}

function expectSheetsToFollow(document: SiteDocument): void {
  if (document.text('index.html') === null) return
  const tree = document.html('index.html')
  for (const node of findAll(tree, (each) => each.name === 'style')) {
    const sheet = document.sheet(document.sheetKey('index.html', node.id))
    expect(sheet === null ? '' : printCss(sheet)).toBe(textContent(tree, node.id))
  }
}

const now = (document: SiteDocument) =>
  JSON.stringify([document.files().toSorted(), texts(document), document.record, document.files().length])

test('any edits of pages, sheets and record are undone to the first byte and redone to the last', () => {
  const choice = fc.record({
    kind: fc.nat({ max: makers.length - 1 }),
    pick: fc.nat({ max: 60 }),
    value: fc.constantFrom('red', 'a b', '', '.q { r: s }', '<b>x</b>', '</style>', '/* c */', '&amp;', 'x\r\ny'),
  })
  const step = fc.tuple(fc.array(choice, { minLength: 1, maxLength: 3 }), fc.nat({ max: 5 }))
  let done = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (list) => {
      const site = opened()
      const { document, history } = site
      const states = [now(document)]
      for (const [choices, how] of list) {
        try {
          perform(site, choices, how)
        } catch {
          expect(now(document)).toBe(states.at(-1))
        }
        expectSheetsToFollow(document)
        if (how === 5) expect(now(document)).toBe(states.at(-1))
        if (now(document) !== states.at(-1)) states.push(now(document))
      }
      done += states.length - 1
      const last = now(document)
      while (history.state.canUndo) {
        history.undo()
        while (states.length > 1 && states.at(-1) !== now(document)) states.pop()
        expect(now(document)).toBe(states.at(-1))
        expectSheetsToFollow(document)
      }
      expect(texts(document)).toEqual(files)
      expect(JSON.stringify(document.record)).toBe(JSON.stringify(record))
      expect(document.changedFiles()).toEqual({})
      expect(document.changedRecord()).toBeNull()
      while (history.state.canRedo) history.redo()
      expect(now(document)).toBe(last)
    }),
    { numRuns: 500 },
  )
  expect(done).toBeGreaterThan(500)
}, 120_000)
