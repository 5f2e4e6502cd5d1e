import type { Project } from '@pergola/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flattenRules, printCss } from '../css/index.ts'
import { findAll, parseFragment, textContent } from '../html/index.ts'
import type { SiteDocument, SiteOperation } from './index.ts'
import { createHistory, createSiteDocument } from './index.ts'

const page = `<!doctype html>\r\n<html>\r\n<head>\r\n<style id=s>\r\n.a { color: red }\r\n.b { color: blue; }\r\n</style>\r\n<style></style>
</head>\r\n<body>\r\n<h1 class="a">Hello</h1>\r\n<p>Text <b>bold</b></p>\r\n</body></html>\r\n`
const files = { 'index.html': page, 'css/a.css': '.x {\n  y: z;\n}\n', 'js/a.js': 'let a = 1\n' }
const record = { name: 'Site', pages: {}, colors: ['red'], logo: '' } as unknown as Project

function opened() {
  const document = createSiteDocument({ files, record })
  return { document, history: createHistory(document, { limit: 100 }) }
}

const nodeIn = (document: SiteDocument, name: string, nth = 0) =>
  [...findAll(document.html('index.html'), (node) => node.name === name)][nth]?.id ?? -1
const styleKey = (document: SiteDocument, nth = 0) => document.sheetKey('index.html', nodeIn(document, 'style', nth))
const ruleIn = (document: SiteDocument, key: string, nth = 0) => {
  const sheet = document.sheet(key)
  return sheet === null ? -1 : (flattenRules(sheet)[nth]?.id ?? -1)
}
const setIn = (document: SiteDocument, key: string, value: string, nth = 0): SiteOperation => ({
  sheet: key,
  type: 'css.set',
  rule: ruleIn(document, key, nth),
  property: 'color',
  value,
})
const texts = (document: SiteDocument) =>
  Object.fromEntries(document.files().map((file) => [file, document.text(file)]))

describe('the document', () => {
  test('parses nothing and changes nothing by itself', () => {
    const { document } = opened()
    document.html('index.html')
    document.sheet('css/a.css')
    document.sheet(styleKey(document))
    expect(texts(document)).toEqual(files)
    expect(document.changedFiles()).toEqual({})
    expect(document.changedRecord()).toBeNull()
    expect(document.sheet('css/none.css')).toBeNull()
    expect(document.sheet('index.html#style-1')).toBeNull()
    expect(() => document.html('none.html')).toThrow('no file none.html')
  })

  test('an edit of an embedded sheet is an edit of its page', () => {
    const { document } = opened()
    const { changes, inverse } = document.apply(setIn(document, styleKey(document), 'green'))
    expect(changes.map((change) => change.type)).toEqual(['chunk', 'text'])
    expect(document.text('index.html')).toBe(page.replace('color: red', 'color: green'))
    expect(Object.keys(document.changedFiles())).toEqual(['index.html'])
    document.apply(inverse)
    expect(document.text('index.html')).toBe(page)
    expect(document.changedFiles()).toEqual({})
  })

  test('an empty style element takes a rule', () => {
    const { document } = opened()
    const key = styleKey(document, 1)
    const { inverse } = document.apply({
      sheet: key,
      type: 'css.insertRule',
      parent: null,
      index: 0,
      text: '.n { a: b }',
    })
    expect(document.text('index.html')).toContain('<style>.n { a: b }')
    document.apply(inverse)
    expect(document.text('index.html')).toBe(page)
    expect(printCss(document.sheet(key)!)).toBe('')
  })

  test('an edit of the element is an edit of its sheet, whose nodes come back with it', () => {
    const { document, history } = opened()
    const key = styleKey(document)
    const rule = ruleIn(document, key)
    history.run('Colour', [setIn(document, key, 'green')])
    const [text] = document.html('index.html').node(nodeIn(document, 'style'))?.children ?? []
    const changes = history.run('Text', [{ file: 'index.html', type: 'html.text', node: text ?? -1, value: '.c { }' }])
    expect(changes.map((change) => change.type)).toEqual(['text', 'chunk'])
    expect(flattenRules(document.sheet(key)!)[0]?.selector).toBe('.c')
    history.undo()
    expect(ruleIn(document, key)).toBe(rule)
    history.undo()
    expect(document.text('index.html')).toBe(page)
    history.redo()
    expect(document.text('index.html')).toBe(page.replace('color: red', 'color: green'))
  })

  test('css that would leave its style element is refused', () => {
    const { document } = opened()
    const key = styleKey(document)
    const operation = { sheet: key, type: 'css.insertRule', parent: null, index: 0, text: '/* </style> */' } as const
    expect(() => document.apply(operation)).toThrow()
    expect(document.text('index.html')).toBe(page)
    expect(printCss(document.sheet(key)!)).not.toContain('</style>')
  })

  test('a style element that is removed comes back with its sheet', () => {
    const { document, history } = opened()
    const key = styleKey(document)
    const rule = ruleIn(document, key)
    history.run('Remove', [{ file: 'index.html', type: 'html.remove', node: nodeIn(document, 'style') }])
    expect(document.sheet(key)).toBeNull()
    history.undo()
    expect(ruleIn(document, key)).toBe(rule)
  })

  test('a whole new text of a page is undone to the tree with its ids', () => {
    const { document, history } = opened()
    const heading = nodeIn(document, 'h1')
    history.run('Class', [{ file: 'index.html', type: 'html.attributes', node: heading, attributes: { class: 'z' } }])
    history.run('Source', [{ type: 'text', file: 'index.html', text: '<p>New' }])
    expect(document.text('index.html')).toBe('<p>New')
    expect(nodeIn(document, 'p')).not.toBe(-1)
    history.undo()
    expect(nodeIn(document, 'h1')).toBe(heading)
    history.undo()
    expect(document.text('index.html')).toBe(page)
    history.redo()
    history.redo()
    expect(document.text('index.html')).toBe('<p>New')
  })

  test('files come and go', () => {
    const { document, history } = opened()
    history.run('New', [{ type: 'text', file: 'css/new.css', text: 'a{}' }])
    history.run('Edit', [{ sheet: 'css/new.css', type: 'css.remove', node: ruleIn(document, 'css/new.css') }])
    history.run('Gone', [{ type: 'text', file: 'js/a.js', text: null }])
    expect(document.changedFiles()).toEqual({ 'css/new.css': '', 'js/a.js': null })
    history.undo()
    history.undo()
    history.undo()
    expect(texts(document)).toEqual(files)
    expect(document.changedFiles()).toEqual({})
  })

  test('what was edited during a save stays unsaved', () => {
    const { document } = opened()
    document.apply(setIn(document, 'css/a.css', 'red'))
    document.apply({ type: 'record', key: 'logo', value: 'a.png' })
    const saving = document.changedFiles()
    const savingRecord = document.changedRecord()!
    document.apply(setIn(document, 'css/a.css', 'blue'))
    document.apply({ type: 'record', key: 'name', value: 'Other' })
    document.markSaved(saving)
    document.markRecordSaved(savingRecord)
    expect(document.changedFiles()['css/a.css']).toContain('blue')
    expect(document.changedRecord()).not.toBeNull()
    document.markSaved(document.changedFiles())
    expect(document.changedFiles()).toEqual({})
  })

  test('an entry of the record that goes comes back to its place', () => {
    const { document } = opened()
    const { inverse } = document.apply({ type: 'record', key: 'pages', value: undefined })
    expect(Object.keys(document.record)).toEqual(['name', 'colors', 'logo'])
    document.apply(inverse)
    expect(JSON.stringify(document.record)).toBe(JSON.stringify(record))
    expect(document.changedRecord()).toBeNull()
  })
})

const name = (value: string): SiteOperation => ({ type: 'record', key: 'name', value })
const broken: SiteOperation = { sheet: 'css/a.css', type: 'css.remove', node: 999 }

describe('a page read in turns', () => {
  const turn = () => Promise.resolve(true)

  test('is the tree that is given to all who ask later', async () => {
    const { document } = opened()
    expect(await document.prepare('index.html', turn)).toBe(true)
    const tree = document.html('index.html')
    expect(await document.prepare('index.html', turn)).toBe(true)
    expect(document.html('index.html')).toBe(tree)
    expect(document.text('index.html')).toBe(page)
    expect(document.changedFiles()).toEqual({})
  })

  test('gives way to one that was asked for meanwhile, and to a text that was written', async () => {
    const { document } = opened()
    const reading = document.prepare('index.html', turn)
    const tree = document.html('index.html')
    await reading
    expect(document.html('index.html')).toBe(tree)

    const other = opened().document
    other.apply({ type: 'text', file: 'index.html', text: page.repeat(20) })
    let written = false
    await other.prepare('index.html', () => {
      if (!written) other.apply({ type: 'text', file: 'index.html', text: '<p>another' })
      written = true
      return null
    })
    expect(other.text('index.html')).toBe('<p>another')
  })

  test('and far longer than before is another page, drawn anew there and back, to the byte', async () => {
    const { document, history } = opened()
    document.html('index.html')
    const long = page.replace('</body>', `${'<p>more <b>text</b></p>'.repeat(4000)}</body>`)
    const anew = [{ type: 'file', file: 'index.html' }]
    expect(history.run('Load', [{ type: 'text', file: 'index.html', text: long }])).toEqual(anew)
    await document.prepare('index.html', turn)
    expect(document.html('index.html').size).toBeGreaterThan(8000)
    expect(history.undo()).toEqual(anew)
    expect(document.text('index.html')).toBe(page)
    expect(history.redo()).toEqual(anew)
    expect(document.text('index.html')).toBe(long)
  })

  test('is read at once by who asks after it was given up', async () => {
    const { document } = opened()
    document.apply({ type: 'text', file: 'index.html', text: page.repeat(20) })
    expect(await document.prepare('index.html', () => Promise.resolve(false))).toBe(false)
    expect(document.html('index.html').size).toBeGreaterThan(20)
  })
})

describe('the history', () => {
  test('says what can be done', () => {
    const { history } = opened()
    const noSteps = { undoLabel: null, redoLabel: null, undoStep: null, redoStep: null }
    const nothing = { canUndo: false, canRedo: false, ...noSteps, open: false }
    expect(history.state).toEqual(nothing)
    history.run('First', [name('1')])
    const { undoStep } = history.state
    history.run('Second', [name('2')])
    expect(history.state.undoStep).not.toBe(undoStep)
    history.undo()
    expect(history.state.undoStep).toBe(undoStep)
    expect(history.state.redoStep).not.toBeNull()
    expect(history.state).toMatchObject({ canUndo: true, canRedo: true, undoLabel: 'First', redoLabel: 'Second' })
    history.run('Third', [name('3')])
    expect(history.state).toMatchObject({ canRedo: false, undoLabel: 'Third' })
  })

  test('an operation that fails takes the whole step with it', () => {
    const { document, history } = opened()
    expect(() => history.run('Bad', [name('1'), setIn(document, 'css/a.css', 'red'), broken])).toThrow('no node 999')
    expect(texts(document)).toEqual(files)
    expect(document.record.name).toBe('Site')
    expect(() =>
      history.group('Bad', (apply) => {
        apply(name('1'))
        throw new Error('in the middle')
      }),
    ).toThrow('in the middle')
    expect(document.record.name).toBe('Site')
    expect(history.state).toMatchObject({ canUndo: false, open: false })
  })

  test('a preview is replaced, and is one step in the end', () => {
    const { document, history } = opened()
    const gesture = history.begin('Scrub')
    gesture.replace([name('1'), setIn(document, 'css/a.css', 'red')])
    gesture.replace([name('2')])
    expect(document.record.name).toBe('2')
    expect(document.text('css/a.css')).toBe(files['css/a.css'])
    expect(history.state).toMatchObject({ open: true, canUndo: false })
    expect(() => gesture.replace([name('3'), broken])).toThrow('no node 999')
    expect(document.record.name).toBe('2')
    gesture.commit()
    expect(history.state).toMatchObject({ open: false, undoLabel: 'Scrub' })
    history.undo()
    expect(document.record.name).toBe('Site')
    expect(history.state.canUndo).toBe(false)
  })

  test('a cancelled gesture never was', () => {
    const { document, history } = opened()
    const gesture = history.begin('Drag')
    gesture.add([name('1')])
    gesture.add([setIn(document, 'css/a.css', 'red')])
    expect(gesture.cancel().map(({ type }) => type)).toEqual(['record', 'chunk'])
    expect(texts(document)).toEqual(files)
    expect(gesture.add([name('2')])).toEqual([])
    expect(document.record.name).toBe('Site')
    expect(history.state.canUndo).toBe(false)
  })

  test.each<[string, (history: ReturnType<typeof createHistory>) => unknown, string]>([
    ['another edit', (history) => history.run('Next', [name('next')]), 'next'],
    ['an undo', (history) => history.undo(), 'Site'],
    ['another gesture', (history) => history.begin('Other').replace([name('other')]), 'other'],
  ])('%s takes an open gesture back and says so', (_what, next, expected) => {
    const { document, history } = opened()
    const gesture = history.begin('Preview')
    gesture.replace([name('preview'), { type: 'record', key: 'logo', value: 'x' }])
    const changes = next(history) as { type: string; key: string }[]
    expect(changes.map(({ key }) => key)).toContain('logo')
    expect(document.record).toMatchObject({ name: expected, logo: '' })
    expect(gesture.open).toBe(false)
  })

  test('an edit that fails leaves an open gesture as it is', () => {
    const { document, history } = opened()
    const gesture = history.begin('Preview')
    gesture.replace([name('preview')])
    expect(() => history.run('Bad', [broken])).toThrow('no node 999')
    expect(document.record.name).toBe('preview')
    expect(gesture.open).toBe(true)
  })

  test('an edit that changes nothing is no step', () => {
    const { document, history } = opened()
    history.run('Same', [
      { sheet: 'css/a.css', type: 'css.set', rule: ruleIn(document, 'css/a.css'), property: 'y', value: 'z' },
    ])
    expect(history.state.canUndo).toBe(false)
  })

  test('keeps as many steps as it may', () => {
    const document = createSiteDocument({ files, record })
    const history = createHistory(document, { limit: 2 })
    for (const value of ['1', '2', '3']) history.run(value, [name(value)])
    history.undo()
    history.undo()
    history.undo()
    expect(document.record.name).toBe('1')
  })
})

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
