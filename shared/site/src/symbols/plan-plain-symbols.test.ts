import { expect, test } from 'vitest'
import type { Block } from '@pergola/contracts'
import { createProject } from '../project/index.ts'
import { planPlainSymbols } from './plan-plain-symbols.ts'

const card: Block = {
  id: 'card-x1y2z',
  name: 'Card',
  label: 'Card',
  category: 'symbols',
  type: 'symbol',
  media: '',
  content: '',
  style: '',
  pathes: { content: 'editor/symbols/card-x1y2z/card-x1y2z.html', style: 'editor/symbols/card-x1y2z/card-x1y2z.css' },
}
const own = ':not(html):where(.inf-a1b2c, .inf-a1b2c *)'
const style = `.title${own} {
  color: red;
}

.dark .inf-a1b2c:not(html) {
  top: 0;
}

@media (max-width: 9px) {
  .inf-b1b2c:not(html):hover {
    top: 1px;
  }
}`
const content =
  '<section inf-symbol-id="card-x1y2z" class="inf-a1b2c" inf-class-name="inf-a1b2c"><h2 class="title inf-b1b2c" inf-class-name="inf-b1b2c">T</h2></section>'
const files: Readonly<Record<string, string>> = {
  'editor/pages/index.html': `<p class="title card">Out</p>\n${content}`,
  'css/symbols.css': `.mine { top: 0 }\n/* card-x1y2z */\n${style}\n/* end card-x1y2z */\n`,
  [card.pathes!.content]: content,
  [card.pathes!.style]: style,
  'global/global.css': '.title { color: blue }\n',
}

async function planned(given: Readonly<Record<string, string>> = {}) {
  const { project } = createProject({ name: 'Site', ids: () => 'id' })
  const all = { ...files, ...given }
  const record = { ...project, symbols: { [card.id]: card }, blocks: { [card.id]: card } }
  const plan = await planPlainSymbols({
    project: record,
    files: Object.keys(all),
    read: async (path) => all[path as keyof typeof all] ?? null,
  })
  return { ...plan, texts: { ...all, ...plan.change.files } as Record<string, string> }
}

test('rules of before are written as a person does, by names of the symbol that nothing else has', async () => {
  const { texts, symbols, rival } = await planned()
  expect([symbols, rival]).toEqual([['Card'], null])
  expect(texts['css/symbols.css']).toBe(`.mine { top: 0 }
/* card-x1y2z */
@scope (html) {
  .title:where(.card-2, .card-2 *) {
    color: red;
  }

  .dark .card-2:where(:scope *) {
    top: 0;
  }

  @media (max-width: 9px) {
    .card-2__heading:hover {
      top: 1px;
    }
  }
}
/* end card-x1y2z */
`)
  const plain = content.replaceAll('inf-a1b2c', 'card-2').replaceAll('inf-b1b2c', 'card-2__heading')
  expect(texts['editor/pages/index.html']).toBe(`<p class="title card">Out</p>\n${plain}`)
  expect(texts[card.pathes!.content]).toBe(plain)
  expect(texts['css/symbols.css']).toContain(texts[card.pathes!.style])
  expect(texts['global/global.css']).toBe(files['global/global.css'])
})

test('done once, it is done', async () => {
  const { texts } = await planned()
  expect(await planned(texts)).toMatchObject({ change: { files: {} }, symbols: [], rival: null })
})

test.each([
  ['of exactly the weight that hid it', 'h2.title { color: blue }', 'h2.title'],
  ['in a longer property', 'section .title { color: blue } h2.title { color-scheme: dark }', 'section .title'],
  ['in a scope of its own', '@scope (main) { .title { color: blue } }', '.title'],
])('a rule that would win from then on is named, and nothing changes: %s', async (_kind, css, selector) => {
  const { change, rival } = await planned({ 'global/global.css': css })
  expect([change, rival]).toEqual([{ files: {} }, { selector, file: 'global/global.css' }])
})

test.each([
  ['another property', 'h2.title { margin: 0 }'],
  ['another element', 'p.title { color: blue } h2.other { color: blue }'],
  ['lighter or heavier', '.title { color: blue } #a.title { color: blue }'],
])('what wins and loses as before is none: %s', async (_kind, css) => {
  expect((await planned({ 'global/global.css': css })).rival).toBeNull()
})

test('a class that a script spells out keeps its name', async () => {
  const { texts } = await planned({ 'js/index.js': 'document.querySelector(".inf-b1b2c")' })
  expect(texts['css/symbols.css']).toContain('.inf-b1b2c:hover {')
  expect(texts['css/symbols.css']).toContain(':where(.card-2, .card-2 *)')
  expect(texts['editor/pages/index.html']).toContain('class="title inf-b1b2c"')
})
