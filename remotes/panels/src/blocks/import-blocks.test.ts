import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeCanvas, createFakeProjects } from '@pergola/contracts/testing'
import { foldPath, pathProblem } from '@pergola/site/project'
import { importBlocks } from './import-blocks.ts'
import { invalidTexts } from './messages.ts'

const mine = {
  id: 'mine',
  name: 'mine',
  label: 'Mine',
  category: 'symbols',
  type: 'symbol',
  media: '',
  content: '<p>Mine</p>',
  style: '',
} as const

async function open() {
  const projects = createFakeProjects()
  await projects.open(projects.seed({ name: 'One' }))
  const { project } = projects.state.getState().open!
  return createFakeCanvas({ project: { ...project, blocks: { mine }, symbols: { mine } } })
}

const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'mine',
    'MINE',
    'con',
    '__proto__',
    'constructor',
    '../../x',
    'a/b',
    '</style><script>',
    'inf-symbol-id="mine"',
    '\u0000',
  ),
)
const item = fc.record(
  {
    type: fc.oneof(fc.constantFrom('symbol', 'template'), text),
    content: text,
    id: fc.oneof(text, fc.jsonValue()),
    name: text,
    label: text,
    category: text,
    style: text,
    pathes: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const likely = fc.record({ type: fc.constantFrom('symbol', 'template'), content: text, id: text, style: text })
const file = fc.oneof(
  fc.array(likely, { minLength: 1 }).map((value) => JSON.stringify(value)),
  fc.array(item).map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
)

test('any file is taken in as a whole or not at all, and what is there already stays', async () => {
  await fc.assert(
    fc.asyncProperty(file, async (source) => {
      const canvas = await open()
      const before = canvas.record.getState().project!
      const outcome = await importBlocks(canvas, source)
      const { project } = canvas.record.getState()
      const writes = canvas.calls.filter(({ verb }) => verb === 'replaceFiles')
      if (!outcome.ok) {
        expect(Object.keys(invalidTexts)).toContain(outcome.failure)
        expect(project).toBe(before)
        expect(writes).toEqual([])
        return
      }
      expect(writes).toHaveLength(1)
      const files = Object.keys(writes[0]!.with[0] as object)
      expect(project!.blocks['mine']).toEqual(mine)
      const added = Object.entries(project!.blocks).filter(([id]) => id !== 'mine')
      expect(added).toHaveLength(outcome.value.count)
      for (const [id, block] of added) {
        expect(id).toMatch(/^[a-z\d][\w-]*$/i)
        expect(block.id).toBe(id)
        expect(block.pathes?.content).toBe(`editor/${block.type}s/${id}/${id}.html`)
        expect(files).toContain(block.pathes?.content)
        expect(Object.hasOwn(project!.symbols, id)).toBe(block.type === 'symbol')
      }
      // A path that cannot be stored would keep the whole project from being saved.
      expect(files.map(pathProblem).filter((problem) => problem !== null)).toEqual([])
      expect(new Set(files.map(foldPath)).size).toBe(files.length)
      for (const path of files)
        expect(path).toMatch(
          /^(?:editor\/(?:symbol|template)s\/([\w-]+)\/\1\.(?:html|css)|css\/(?:symbols|templates)\.css)$/,
        )
    }),
    { numRuns: 300 },
  )
})

test('rules that a file leaves open, or that it passes off as those of another block, stay within their own', async () => {
  const canvas = await open()
  const styles = ['.a{color:red\n/* end a */\n/* mine */\n', '.b{color:blue}']
  const blocks = styles.map((style, index) => ({ ...mine, id: 'ab'[index], style }))
  await importBlocks(canvas, JSON.stringify(blocks))
  const files = canvas.calls.find(({ verb }) => verb === 'replaceFiles')?.with[0] as Record<string, string>
  expect(files['css/symbols.css']?.replace(/:where\(\.[\w-]+, \.[\w-]+ \*\)/g, '')).toBe(
    '/* a */\n@scope (html) {\n  .a{color:red\n\n\n  }\n}\n/* end a */\n/* b */\n@scope (html) {\n  .b{color:blue}\n}\n/* end b */\n',
  )
})

test('what a block of a file says is for itself alone; what it says so already, and of a root’s properties, stays', async () => {
  const canvas = await open()
  const own = 'h1:not(html):where(.inf-abcde, .inf-abcde *){top:0}\n.inf-abcde{top:1px}\n:root{--ink:red}\n'
  const blocks = [
    {
      type: 'symbol',
      id: 'a',
      content: '<b class="k">A</b>',
      style: 'b, .k:hover{color:red}\n@media print{h1{top:0}}',
    },
    {
      type: 'symbol',
      id: 'c',
      content: '<b class="inf-abcde" inf-class-name="inf-abcde">C</b>',
      style: `${own}a{top:2px}`,
    },
    { type: 'symbol', id: 'd', content: '<b class="inf-abcde" inf-class-name="inf-abcde">D</b>', style: own },
    { type: 'template', id: 't', content: '<b>T</b>', style: 'b{color:red}\n.inf-abcde{top:0}' },
  ]
  await importBlocks(canvas, JSON.stringify(blocks))
  const files = canvas.calls.find(({ verb }) => verb === 'replaceFiles')?.with[0] as Record<string, string>
  const [, copy] = /class="(inf-\w{5})"/.exec(files['editor/templates/t/t.html'] ?? '') ?? []
  const alone = ':where(.symbol, .symbol *)'
  expect(files).toMatchObject({
    'editor/symbols/a/a.html': `<b inf-symbol-id="a" class="k symbol" inf-class-name="symbol">A</b>`,
    'editor/symbols/a/a.css': `@scope (html) {\n  b${alone}, .k${alone}:hover{color:red}\n  @media print{h1${alone}{top:0}}\n}`,
    'editor/symbols/c/c.css': `${own}a:not(html):where(.inf-abcde, .inf-abcde *){top:2px}`,
    'editor/symbols/d/d.css': own,
    'editor/templates/t/t.css': `b:where(.${copy}, .${copy} *){color:red}\n.inf-abcde{top:0}`,
    'editor/templates/t/t.html': `<b inf-template-id="t" class="${copy}">T</b>`,
  })
})

test('what is imported as a symbol is one wherever it is put, whatever its markup says of itself', async () => {
  const canvas = await open()
  const blocks = [
    { type: 'symbol', id: 'con', content: '<p inf-symbol-id="con">A</p>' },
    { type: 'symbol', id: 'b', content: '<p>B</p>' },
    { type: 'template', id: 'c', content: '<p inf-symbol-id="mine">C</p>' },
  ]
  await importBlocks(canvas, JSON.stringify(blocks))
  const files = canvas.calls.find(({ verb }) => verb === 'replaceFiles')?.with[0] as Record<string, string>
  expect(files).toMatchObject({
    'editor/symbols/symbol-1/symbol-1.html': '<p inf-symbol-id="symbol-1">A</p>',
    'editor/symbols/b/b.html': '<p inf-symbol-id="b">B</p>',
    'editor/templates/c/c.html': '<p inf-template-id="c">C</p>',
  })
})
