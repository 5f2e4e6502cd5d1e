import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CssOperation } from '../css/index.ts'
import { cssChunks, flattenRules } from '../css/index.ts'
import { ancestors, findAll, parseFragment } from '../html/index.ts'
import type { SiteChange, SiteDocument, SiteOperation } from './index.ts'
import { createHistory, createSiteDocument, embeddedKey } from './index.ts'

const file = 'index.html'
const css = Array.from({ length: 6 }, (_, nth) => `.r${nth} { x: y }`).join('\n')

/** What stands on a page that follows the changes of its sheets, and looks at nothing else. */
function createFollower(document: SiteDocument) {
  const drawn = new Map<string, string[]>()
  const chunksOf = (key: string) => {
    const sheet = document.sheet(key)
    return sheet === null ? [] : [...cssChunks(sheet)]
  }
  const drawWithin = (id: number) => {
    const tree = document.html(file)
    for (const { id: style } of findAll(tree, ({ name }) => name === 'style')) {
      const isInside = style === id || ancestors(tree, style).some((node) => node.id === id)
      if (isInside) drawn.set(embeddedKey(file, style), chunksOf(embeddedKey(file, style)))
    }
  }
  const follow = (change: SiteChange) => {
    if (change.type === 'chunk') {
      const { sheet, index, removed, inserted } = change
      const made = chunksOf(sheet).slice(index, index + inserted)
      drawn.get(sheet)?.splice(index, removed, ...made)
    } else if (change.type === 'inserted') {
      drawWithin(change.node)
    } else if (change.type === 'file') {
      drawn.set(change.file, chunksOf(change.file))
    }
  }
  const drawAll = () => {
    drawn.clear()
    drawWithin(document.html(file).root)
    drawn.set('a.css', chunksOf('a.css'))
  }
  drawAll()
  return {
    follow(changes: readonly SiteChange[]) {
      const isNewPage = changes.some((change) => change.type === 'file' && change.file === file)
      if (isNewPage) drawAll()
      else changes.forEach(follow)
    },
    expectToFollow() {
      const keys = [...findAll(document.html(file), ({ name }) => name === 'style')].map(({ id }) =>
        embeddedKey(file, id),
      )
      for (const key of [...keys, 'a.css']) expect(drawn.get(key), key).toEqual(chunksOf(key))
    },
  }
}

interface Choice {
  readonly kind: number
  readonly pick: number
  readonly at: number
}

function operationFor(document: SiteDocument, { kind, pick, at }: Choice): SiteOperation {
  const tree = document.html(file)
  const styles = [...findAll(tree, ({ name }) => name === 'style')].map(({ id }) => id)
  const style = styles[pick % Math.max(styles.length, 1)] ?? -1
  const sheet = pick % 2 === 0 ? 'a.css' : embeddedKey(file, style)
  const known = document.sheet(sheet)
  const rules = known === null ? [] : flattenRules(known)
  const inSheet = (operation: CssOperation): SiteOperation => ({ sheet, ...operation })
  const rule = rules[at % Math.max(rules.length, 1)]?.id ?? -1
  if (kind < 3) return inSheet({ type: 'css.set', rule, property: 'x', value: `v${at}` })
  if (kind < 5)
    return inSheet({
      type: 'css.insertRule',
      parent: null,
      index: at % (rules.length + 1),
      text: `.n${pick} { }\n.m${at} { }`,
    })
  if (kind < 7) return inSheet({ type: 'css.remove', node: rule })
  if (kind === 7) {
    const nodes = parseFragment(tree, `<div><style>${css}</style></div>`, tree.body())
    return { file, type: 'html.insert', parent: tree.body(), index: 0, nodes }
  }
  if (kind === 8) return { file, type: 'html.move', node: style, parent: tree.body(), index: 0 }
  if (kind === 9) return { file, type: 'html.remove', node: style }
  return {
    type: 'text',
    file: pick % 2 === 0 ? 'a.css' : file,
    text: pick % 2 === 0 ? css.slice(0, at) : `<style>${css}</style>`,
  }
}

test('whoever follows the changes of a step in order sees the sheets as they are', () => {
  const choice = fc.record({ kind: fc.nat({ max: 10 }), pick: fc.nat({ max: 9 }), at: fc.nat({ max: 30 }) })
  const step = fc.tuple(
    fc.array(choice, { minLength: 1, maxLength: 6 }),
    fc.constantFrom('run', 'preview', 'undo', 'redo'),
  )
  let changed = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const files = { [file]: `<style>${css}</style><p>`, 'a.css': css }
      const document = createSiteDocument({ files, record: { name: 'Site', pages: {} } as never })
      const history = createHistory(document)
      const follower = createFollower(document)
      const told = (changes: readonly SiteChange[]) => {
        follower.follow(changes)
        follower.expectToFollow()
        changed += changes.length
      }
      for (const [choices, how] of steps) {
        if (how === 'undo') told(history.undo())
        else if (how === 'redo') told(history.redo())
        else {
          const gesture = how === 'preview' ? history.begin('Preview') : null
          const work = (apply: (operation: SiteOperation) => unknown) => {
            for (const each of choices) apply(operationFor(document, each))
          }
          try {
            if (gesture === null) told(history.group('Edit', work))
            else for (const each of choices) told(gesture.replace([operationFor(document, each)]))
          } catch (error) {
            expect((error as Error).message).toMatch(/^(?:css\.\w+:|css sheet|html|site document:|Cannot read)/)
          }
        }
      }
      told(history.begin('Last').cancel())
    }),
    { numRuns: 250 },
  )
  expect(changed).toBeGreaterThan(500)
}, 120_000)
