import { projectSchema } from '@pergola/contracts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createRuleOperations, applyCss, parseCss, printCss } from '../css/index.ts'
import { planClassRemoval } from './plan-class-removal.ts'
import { planClassRename } from './plan-class-rename.ts'

const file = 'editor/pages/index.html'
const project = v.parse(projectSchema, {
  name: 'Site',
  pages: { index: { id: 'index', name: 'index', pathes: { html: file } } },
})
const declared = (variants: string, classes: string) =>
  `<p inf-symbol-id="a"  inf-symbol-variants="${variants}" class="card${classes}">\n<p inf-symbol-id="a" inf-symbol-variants="${variants}" class=card>`
const page = declared('size: card--small card--large ; tone: card--loud', ' card--large')
const read = () => Promise.resolve(page)

test('a variant is renamed where the symbol declares it and where a copy is of it', async () => {
  const plan = await planClassRename({ project, files: [file], from: 'card--large', to: 'card--big', read })
  expect(plan.change.files[file]).toBe(declared('size: card--small card--big ; tone: card--loud', ' card--big'))
  expect(plan.left).toEqual([])
})

test('a variant that is removed is declared no more, and only the copies of it are counted', async () => {
  const plan = await planClassRemoval({ project, files: [file], names: ['card--large'], keepNamed: false, read })
  expect(plan.change.files[file]).toBe(declared('size: card--small ; tone: card--loud', ''))
  expect(plan.elements).toBe(1)
})

test('a rule stands before those of classes that are to win over it', () => {
  const css = '.card--larger { top: 0 }\n\n.card--large:hover { top: 1px }\n'
  const madeFor = (selector: string) => {
    const sheet = parseCss(css, 'css/symbols.css')
    const rule = { selector, states: [], atRule: null }
    for (const operation of createRuleOperations(sheet, rule, ['card--large'])) applyCss(sheet, operation)
    return [...printCss(sheet).matchAll(/^\S+/gm)].map(([word]) => word).filter((word) => word !== '}')
  }
  expect(madeFor('.card')).toEqual(['.card--larger', '.card', '.card--large:hover'])
})
