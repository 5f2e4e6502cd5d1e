import { describe, expect, test } from 'vitest'
import { createHistory, createSiteDocument } from './index.ts'
import { broken, files, name, opened, record, ruleIn, setIn, texts } from './testing/opened-site.ts'

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

  test('what turns out to belong to the newest step is taken back with it', () => {
    const { document, history } = opened()
    history.run('Type', [name('1')])
    const step = history.state.undoStep ?? {}
    expect(() => history.extendBy(step, () => expect.fail('in the middle'))).toThrow('in the middle')
    history.extendBy(step, (apply) => void apply(setIn(document, 'css/a.css', 'red')))
    expect(history.steps).toBe(1)
    history.undo()
    expect(texts(document)).toEqual(files)
    history.redo()
    expect(document.record.name).toBe('1')
    expect(document.text('css/a.css')).toContain('red')
  })

  test('a step behind which another was taken back is not added to', () => {
    const { history } = opened()
    history.run('First', [name('1')])
    const step = history.state.undoStep ?? {}
    history.run('Second', [name('2')])
    history.undo()
    expect(history.extend(step, [name('3')])).toBeNull()
    history.redo()
    history.undo()
    history.undo()
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
