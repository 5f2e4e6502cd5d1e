import { describe, expect, test } from 'vitest'
import { flattenRules, printCss } from '../css/index.ts'
import { files, nodeIn, opened, page, record, ruleIn, setIn, styleKey, texts } from './testing/opened-site.ts'

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
