import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createStructure } from '../structure/structure.ts'
import { createWrapping } from '../structure/wrapping.ts'
import { createBlocks } from '../blocks/blocks.ts'
import { openCore } from '../testing/open-core.ts'
import { isLargeDrawing } from './large-drawings.ts'
import { createProjection } from './projection.ts'

const content =
  '<section>\n  <h1>Title</h1>\n  <p>One <b>bold</b></p><p>Two</p></section>\n<div><i>a</i><ul>\n<li>x</li>\n<li>y</li></ul></div>\n<hr>\n'
const hosts = {
  claims: () => false,
  drawn: () => undefined,
  forgotten: () => undefined,
  addressOf: ({ value }: { value: string }) => value,
}

/** The page, and its picture as one that follows it draws it and as one draws it that has just come. */
async function open(source = content) {
  const { core, page, html } = await openCore(source)
  const draw = () => {
    const drawn = document.implementation.createHTMLDocument()
    const projection = createProjection(drawn, page, hosts)
    projection.bind(page.tree.body(), drawn.body)
    projection.redraw(page.tree.body())
    return { drawn, projection }
  }
  const { drawn, projection } = draw()
  page.changes.on((changes) => {
    projection.lift(changes as never)
    for (const change of changes) projection.follow([change as never])
  })
  const ids = () => core.page!.tree && elementsOf(page)
  const structure = createStructure({ core, blocks: createBlocks(), select: () => undefined })
  const wrapping = createWrapping(core, () => undefined)
  return {
    page,
    html,
    structure,
    wrapping,
    ids,
    shown: () => drawn.body.innerHTML,
    fresh: () => draw().drawn.body.innerHTML,
  }
}

async function standingInTurns(html: string, name: string): Promise<string[]> {
  const { page } = await open(`<p>before</p>${html}<p>after</p>`)
  const drawn = document.implementation.createHTMLDocument()
  const projection = createProjection(drawn, page, { ...hosts, isLargeDrawing })
  projection.bind(page.tree.body(), drawn.body)
  const seen = new Set<string>()
  const look = () => {
    const standing = [...drawn.querySelectorAll(`p, ${name}`)]
    seen.add(standing.map((each) => `${each.localName} ${each.childElementCount}`).join())
  }
  let steps = 0
  await projection.fill(page.tree.body(), () => {
    // Looking costs by what stands.
    if (steps++ % 500 === 0) look()
    return null
  })
  look()
  return [...seen]
}

describe('large drawings', () => {
  test('a drawing of thousands of elements is put into the page as a whole', async () => {
    const standing = await standingInTurns(`<svg>${'<g></g>'.repeat(6000)}</svg>`, 'svg')
    expect(standing.filter((each) => each.includes('svg'))).toEqual(['p 0,svg 6000,p 0'])
  })

  test('a list of choices comes in parts, so that no task takes seconds', async () => {
    const standing = await standingInTurns(`<datalist>${'<option></option>'.repeat(6000)}</datalist>`, 'datalist')
    expect(standing.length).toBeGreaterThan(3)
  })
})

function elementsOf(page: Awaited<ReturnType<typeof openCore>>['page']): number[] {
  const found: number[] = []
  const pending = [page.tree.body()]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const node = page.node(id)
    if (node?.kind !== 'element') continue
    if (id !== page.tree.body()) found.push(id)
    pending.push(...node.children.toReversed())
  }
  return found
}

test('what becomes an embedder, or was one, is never given the address while it is one', async () => {
  const { page, ids, shown, fresh } = await open('<video muted src="a.mp4"></video>')
  const [node = -1] = ids()
  const given: string[] = []
  const set = vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (this: Element, name, value) {
    if (this.localName === 'object') given.push(name)
    this.setAttributeNS(null, name, value)
  })
  onTestFinished(() => set.mockRestore())
  const become = (name: string, muted: string | null) =>
    page.run('Tag', [
      page.inHtml({ type: 'html.tag', node, name }),
      page.inHtml({ type: 'html.attributes', node, attributes: { muted } }),
    ])
  become('object', null)
  become('video', '')
  page.undo()
  page.undo()
  page.redo()
  expect(given).toEqual([])
  expect(shown()).toBe(fresh())
})

test('an element that is wrapped, unwrapped and taken back stands in the frame once', async () => {
  const { page, wrapping, ids, shown, fresh } = await open()
  const paragraph = ids().find((id) => page.node(id)?.name === 'p')!
  const before = shown()
  const block = wrapping.wrap([paragraph])
  expect(shown()).toBe(fresh())
  wrapping.unwrap(block.ok ? block.value : 0)
  expect(shown()).toBe(before)
  page.undo()
  expect(shown()).toBe(fresh())
  page.undo()
  expect(shown()).toBe(before)
})

/** The body is the second element; what is edited stands where elements begin to stand beside their parents. */
const deepContent = `<main>${'<div>'.repeat(505)}${content}<div><div><div><div>${content}`

test.each([
  ['', content, 40],
  [' with more elements open than a browser nests', deepContent, 10],
])('whatever is done to the structure%s and taken back, the frame shows the page', async (_rule, source, numRuns) => {
  const pick = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('before', 'after', 'inside'), fc.nat(8))
  await fc.assert(
    fc.asyncProperty(fc.array(pick, { maxLength: 12 }), async (steps) => {
      const room = await open(source)
      for (const [one, other, position, verb] of steps) {
        const ids = room.ids().slice(-24)
        const [id, target] = [ids[one % ids.length]!, ids[other % ids.length]!]
        if (verb === 0) room.wrapping.wrap([id])
        if (verb === 1) room.wrapping.wrap([id, target])
        if (verb === 2) room.wrapping.unwrap(id)
        if (verb === 3) room.structure.move([id], { target, position })
        if (verb === 4) room.structure.duplicate([id])
        if (verb === 5) room.page.undo()
        if (verb === 6) room.page.redo()
        if (verb === 7) room.structure.remove([id])
        if (verb === 8) room.structure.insertHtml('<u>new</u>\n', { target, position })
        expect(room.shown()).toBe(room.fresh())
      }
    }),
    // Both lines are one step: what moves stands beside what moves.
    {
      numRuns,
      examples: [
        [
          [
            [0, 0, 'inside', 8],
            [17, 56377765, 'before', 3],
          ],
        ],
      ],
    },
  )
})
