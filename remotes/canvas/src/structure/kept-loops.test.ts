import { describe, expect, test, vi } from 'vitest'
import { looperDirectives } from '@pergola/site/components'
import { createSources } from '../service/sources.ts'
import { openStructure } from '../testing/open-structure.ts'

/** What keeps loops comes with the first page that has one. */
async function open(html: string) {
  const opened = await openStructure(html)
  await vi.dynamicImportSettled()
  return opened
}

const looper = (id: string, name: string, count: string) =>
  `<section id="${id}" inf-looper="" inf-loop-name="${name}" v-scope="{ ${name}: [], ${count}: 2, ${count}Start: 0 }">
  <p v-for="(item , index) in Object.values(${name} ?? []).slice(${count}Start, ${count}Start + ${count})" inf-loop-list="${name}" inf-loop-count-name="${count}" inf-loop-count-value="2">x</p>
</section>
`
const bare = '<button inf-loop-part="more" type="button">More</button>\n'
const page = `${looper('one', 'posts', 'shown')}${looper('two', 'pets', 'rows')}<div id="out">\n  <i>x</i>\n</div>\n`

const handler = 'v-on:click="shown += 2"'
const inside = (target: number) => ({ target, position: 'inside' }) as const

describe('a companion that comes to a loop is connected with it, as one step', () => {
  test.each([
    ['looper-load-more-button', [handler, 'v-bind:disabled="shownStart + shown >= Object.values(posts ?? []).length"']],
    ['looper-next-prev-button', ['v-on:click="shownStart += shown"', 'Math.max(0, shownStart - shown)"']],
  ])('dropped: %s', async (block, directives) => {
    const { structure, find, html, page: history } = await open(page)
    structure.insertBlock(block, inside(find('one')))
    for (const directive of directives) expect(html()).toContain(directive)
    history.undo()
    expect(html()).toBe(page)
    history.redo()
    expect(html()).toContain(directives[0])
  })

  test('moved in, on to another loop, and out again', async () => {
    const { structure, find, html, page: history } = await open(page + bare)
    structure.move([find('button')], inside(find('one')))
    expect(html()).toContain(handler)
    structure.move([find('button')], inside(find('two')))
    expect(html()).not.toContain('shown += 2')
    expect(html()).toContain('v-on:click="rows += 2"')
    structure.move([find('button')], inside(find('out')))
    expect(html()).toContain(`${bare}</div>`)
    for (let step = 0; step < 3; step += 1) history.undo()
    expect(html()).toBe(page + bare)
  })

  test('in what is moved in, doubled and pasted', async () => {
    const { structure, find, html } = await open(`${page}<div id="box">${bare.trim()}</div>\n`)
    structure.move([find('box')], inside(find('one')))
    expect(html()).toContain(handler)
    structure.duplicate([find('button')])
    expect(html().split(handler)).toHaveLength(3)
    structure.insertHtml(`<button inf-loop-part="more" ${handler}>More</button>`, inside(find('two')))
    expect(html()).toContain('v-on:click="rows += 2"')
  })
})

/** As the code manager does. */
async function typed(before: string, after: string) {
  const opened = await open(before)
  const sources = createSources(opened.core)
  await sources.replaceFiles({ [opened.page.record.pathes.html]: after }, 'Code')
  return { ...opened, sources }
}

const one = looper('one', 'posts', 'shown')
const withBare = one.replace('</section>', `${bare}</section>`)
const unmarked = withBare.replace(' inf-loop-part="more"', '')
const unlooped = withBare.replace(/ v-for="[^"]*"/, '').replace(/ inf-loop-(?:list|count-\w+)="[^"]*"/g, '')

test.each([
  ['beside the entries of a loop', one, withBare],
  ['with the first looper of the page', '<p>x</p>\n', withBare],
  ['by its marker alone', unmarked, withBare],
  ['before its loop', unlooped, withBare],
  ['in a place that becomes a looper', `<main>${bare}</main>\n`, `<main>${withBare}</main>\n`],
  ['with so much that the page is another one', one, withBare + '<i>x</i>\n'.repeat(700)],
])('a companion that is typed %s is connected in the same step', async (_how, before, after) => {
  const { html, page: history } = await typed(before, after)
  expect(html()).toBe(
    after.replace(
      ' type="button"',
      ` type="button" ${handler} v-bind:disabled="shownStart + shown >= Object.values(posts ?? []).length"`,
    ),
  )
  history.undo()
  expect(html()).toBe(before)
})

test('a loop that is typed anew, after it was taken back, finds the companion that waits', async () => {
  const { html, page: history, sources } = await typed(unlooped, withBare)
  expect(html()).toContain(handler)
  history.undo()
  expect(html()).toBe(unlooped)
  await sources.replaceFiles({ [history.record.pathes.html]: withBare }, 'Code')
  expect(html()).toContain(handler)
})

test('what a person took away does not come back with what is typed elsewhere', async () => {
  const { html } = await typed(withBare, withBare.replace('>x<', '>y<'))
  expect(html()).not.toContain('v-on:')
})

describe('a companion in a symbol whose loop stands outside', () => {
  const copy = `<div id="copy" inf-symbol-id="card">${bare.trim()}</div>\n`

  test('is told nothing on the page: the build connects each copy', async () => {
    const { structure, find, html } = await open(page + copy)
    structure.move([find('copy')], inside(find('one')))
    expect(html()).toContain(copy)
  })

  test('loses what it had when it becomes one, and gets it back as the symbol is taken apart', async () => {
    const plain = copy.replace(' inf-symbol-id="card"', '')
    const { structure, attributes, find, html } = await open(page + plain)
    structure.move([find('copy')], inside(find('one')))
    expect(html()).toContain(handler)
    attributes.setAttributes(find('copy'), { 'inf-symbol-id': 'card' })
    expect(html()).not.toContain(handler)
    attributes.setAttributes(find('copy'), { 'inf-symbol-id': null })
    expect(html()).toContain(handler)
  })
})

test('what a person wrote on a companion stays, wherever it goes', async () => {
  const own = bare.replace('type', 'v-on:click="shown += 2; count()" type')
  const { structure, find, html } = await open(page + own)
  structure.move([find('button')], inside(find('one')))
  expect(html()).toContain(`${own}</section>`)
})

test('a companion waits where there is no loop, or one that shows all', async () => {
  const plain = '<section id="s" inf-looper="" inf-loop-name="posts"><p v-for="p in posts">x</p></section>\n'
  const { structure, find, html } = await open(plain)
  structure.insertBlock('looper-load-more-button', inside(find('s')))
  structure.insertBlock('looper-load-more-button', { target: find('s'), position: 'after' })
  expect(html()).not.toContain('v-on:')
})

test('no other edit brings back what a person took away', async () => {
  const { structure, attributes, find, html } = await open(page)
  structure.insertBlock('looper-load-more-button', inside(find('one')))
  attributes.setAttributes(find('button'), { 'v-on:click': null })
  structure.insertBlock('text', inside(find('one')))
  expect(html()).not.toContain('v-on:click')
})

test('a looper expects a list while its answer is repeated, and an object or a list else', async () => {
  const request = { url: '/x', method: 'GET', headers: {}, body: {}, name: 'posts', scope: '', formerName: '' }
  const effect = looperDirectives(request)?.['v-effect']?.replaceAll('"', '&quot;')
  const markers = 'inf-looper="" inf-loop-name="posts" inf-loop-url="/x"'
  const start = `<section id="s" ${markers} v-effect="${effect}"><p id="two">x</p></section>\n`
  const { attributes, structure, find, html, page: history } = await open(start)
  const repeat = (list: string) => attributes.setAttributes(find('two'), { 'v-for': `(item , index) in ${list}` })
  repeat('posts.found')
  expect(html()).toContain('!== found')
  repeat('posts')
  expect(html()).toContain('if (!Array.isArray(found)) throw')
  history.undo()
  expect(html()).toContain('Object(found) !== found')
  history.redo()
  structure.remove([find('two')])
  expect(html()).toContain('Object(found) !== found')
  for (let step = 0; step < 3; step += 1) history.undo()
  expect(html()).toBe(start)
})
