import { limits } from '@pergola/contracts'
import { expect, test, vi } from 'vitest'
import { createSaving } from '../document/saving.ts'
import { openCore } from '../testing/open-core.ts'
import { publishSelection } from './follow-page.ts'
import { createAttributes } from '../structure/attributes.ts'
import { createHistoryVerbs } from './history-verbs.ts'
import { createSources } from './sources.ts'

const content = '<h1 CLASS=a>Title</h1>\n<ul><li>One<li>Two</ul>\n'
const htmlFile = 'editor/pages/index.html'

async function open() {
  const opened = await openCore(content, { 'css/index.css': 'h1 { color: red }\n', 'global/global.js': 'let a\n' })
  return { ...opened, sources: createSources(opened.core) }
}

test('new texts are there to the byte as one step, and the selection stays with its element', async () => {
  const { core, page, html, find, sources } = await open()
  const heading = find('h1')
  publishSelection(core, [heading])
  const typed = content.replace('Title', 'Bread <b>&amp; butter').replace('<li>Two', '<li  id=two >Two\r\n<li>3')
  const outcome = await sources.replaceFiles({ [htmlFile]: typed, 'css/index.css': 'h1{ color:blue }' }, 'Edit code')
  expect(outcome.ok).toBe(true)
  expect(html()).toBe(typed)
  expect(page.site.text('css/index.css')).toBe('h1{ color:blue }')
  expect(core.store.getState().selection).toEqual([heading])
  expect(core.store.getState().undoLabel).toBe('Edit code')
  page.undo()
  expect([html(), page.site.text('css/index.css'), page.history.state.canUndo]).toEqual([
    content,
    'h1 { color: red }\n',
    false,
  ])
  expect(core.store.getState().selection).toEqual([heading])
})

test('a file that the page does without is read, edited, taken back and stored with the page', async () => {
  const { page, sources } = await open()
  expect(await sources.readFile('global/global.js')).toEqual({ ok: true, value: 'let a\n' })
  expect(page.isChanged()).toBe(false)
  await sources.replaceFiles({ 'global/global.js': 'let b\n' }, 'Edit code')
  expect(page.pending().files).toEqual({ 'global/global.js': 'let b\n' })
  expect(await sources.readFile('global/global.js')).toEqual({ ok: true, value: 'let b\n' })
  page.undo()
  expect(page.isChanged()).toBe(false)
})

test('a file that is not there is made, and undo takes it away', async () => {
  const { page, sources } = await open()
  await sources.replaceFiles({ 'css/new.css': '' }, 'Edit code')
  expect(page.pending().files).toEqual({ 'css/new.css': '' })
  page.undo()
  expect(page.isChanged()).toBe(false)
})

test('attributes and new texts of other files are one step', async () => {
  const { core, page, html, find, sources } = await open()
  await sources.readFile('global/global.js')
  const attributes = createAttributes(core)
  const edits = [{ id: find('h1'), attributes: { title: 'a' } }]
  attributes.editAttributes(edits, 'Edit', {}, { 'global/global.js': 'let b\n' })
  expect(page.pending().files['global/global.js']).toBe('let b\n')
  expect(html()).toContain('title="a"')
  page.undo()
  expect([html(), page.isChanged()]).toEqual([content, false])
})

const whole =
  '<!-- made elsewhere -->\n<!DOCTYPE html>\n<html lang="de" dir="rtl">\n<head>\n<meta charset="utf-8"><title>Bakery</title>\n' +
  '<meta name="description" content="Bread"><link rel="stylesheet" href="https://fonts.test/a.css">\n<style>h1 { top: 0 }</style>\n</head>\n' +
  '<body class="home" data-x=1>\n<h1  CLASS=a>Bread &amp;\tbutter</h1>\n<script>go()</script>\n</body>\n</html>\n'

test('a whole document takes the place of the page and never stands in its body; one step takes it back', async () => {
  const { core, page, html, sources } = await open()
  const before = JSON.stringify(page.site.record)
  expect((await sources.replaceFiles({ [htmlFile]: whole }, 'Edit code')).ok).toBe(true)
  expect(html()).toBe('\n<h1  CLASS=a>Bread &amp;\tbutter</h1>\n\n')
  expect(page.record.helmet).toMatchObject({
    title: 'Bakery',
    description: 'Bread',
    lang: 'de',
    customMetaTags: '<link rel="stylesheet" href="https://fonts.test/a.css">',
  })
  expect(page.record.bodyAttributes).toEqual({ dir: 'rtl', class: 'home', 'data-x': '1' })
  expect(page.site.text('css/index.css')).toBe('h1 { color: red }\nh1 { top: 0 }')
  expect(page.site.text('js/index.js')).toBe('go()')
  expect(core.store.getState().undoLabel).toBe('Edit code')
  page.undo()
  expect([html(), page.site.text('css/index.css'), JSON.stringify(page.site.record), page.isChanged()]).toEqual([
    content,
    'h1 { color: red }\n',
    before,
    false,
  ])
})

test.each([
  ['content of a body', '<p>a</p><!-- <html> -->'],
  ['a text about tags', '<p>&lt;body></p>'],
  ['an element whose name begins like one', '<header>a</header><html-note></html-note>'],
])('%s is no document', async (_rule, typed) => {
  const { html, page, sources } = await open()
  await sources.replaceFiles({ [htmlFile]: typed }, 'Edit code')
  expect(html()).toBe(typed)
  page.undo()
  expect(page.isChanged()).toBe(false)
})

test('a page that came as a whole document keeps each byte of the one that replaces it', async () => {
  const { core, html } = await openCore('<!doctype html><title>a</title>', {}, 'index.html')
  await createSources(core).replaceFiles({ 'index.html': whole }, 'Edit code')
  expect(html()).toBe(whole)
})

test('a page that is only read stays as it is', async () => {
  const { core, html, page, sources } = await open()
  core.publish({ readOnly: true })
  expect(await sources.replaceFiles({ [htmlFile]: 'x' }, 'Edit code')).toMatchObject({ failure: 'read-only' })
  expect([html(), page.history.state.canUndo]).toEqual([content, false])
})

test('texts that say what the files say already make no step', async () => {
  const { page, sources } = await open()
  await sources.replaceFiles({ [htmlFile]: content }, 'Edit code')
  expect(page.history.state.canUndo).toBe(false)
})

test('files of any kind go and come as steps: taken back they are stored with the bytes they had', async () => {
  const { core, page, sources } = await open()
  const saving = createSaving(core)
  const { projects } = core.services
  const stored = () => Object.keys(projects.state.getState().open?.files ?? {}).filter((path) => /png|ttf/.test(path))
  const bytes = new Uint8Array([137, 80, 0, 255])
  await projects.writeFile('assets/a.png', new Blob([bytes], { type: 'image/png' }))
  await sources.changeFiles({ files: {}, contents: { 'assets/a.png': null } }, 'Delete a.png')
  await saving.save()
  expect([stored(), core.store.getState().undoLabel]).toEqual([[], 'Delete a.png'])

  await projects.writeFile('assets/b.png', new Blob(['b']))
  await sources.keepUploaded(['assets/b.png'], 'Upload b.png')
  expect([page.isChanged(), core.store.getState().changed]).toEqual([false, false])
  page.undo()
  page.undo()
  await saving.save()
  expect(stored()).toEqual(['assets/a.png'])
  const read = await projects.readFile('assets/a.png')
  expect(read.ok && new Uint8Array(await read.value.arrayBuffer())).toEqual(bytes)
  page.redo()
  page.redo()
  await saving.save()
  expect(stored()).toEqual(['assets/b.png'])
  saving.dispose()
})

test('a file that took the place of another is a step: undo brings the other one back, redo the newer one', async () => {
  const { core, page, sources } = await open()
  const saving = createSaving(core)
  const { projects } = core.services
  const stored = async () => {
    const read = await projects.readFile('assets/a.png')
    return read.ok ? new TextDecoder().decode(await read.value.arrayBuffer()) : null
  }
  await projects.writeFile('assets/a.png', new Blob(['older']))
  await sources.keepUploaded(['assets/a.png'], 'Upload a.png')
  await projects.writeFile('assets/a.png', new Blob(['newer']))
  await sources.keepUploaded(['assets/a.png'], 'Upload a.png', { 'assets/a.png': new Blob(['older']) })
  const seen: (string | null)[] = []
  for (const turn of ['undo', 'undo', 'redo', 'redo'] as const) {
    page[turn]()
    await saving.save()
    seen.push(await stored())
  }
  expect(seen).toEqual(['older', null, 'older', 'newer'])
  saving.dispose()
})

test('a picture that the page holds as its text is a step, too, when another takes its place', async () => {
  const { core, page, sources } = await open()
  const { projects } = core.services
  await projects.writeFile('assets/a.svg', new Blob(['<svg id="older"/>']))
  expect(await sources.readFile('assets/a.svg')).toEqual({ ok: true, value: '<svg id="older"/>' })
  await projects.writeFile('assets/a.svg', new Blob(['<svg id="newer"/>']))
  const replaced = { 'assets/a.svg': new Blob(['<svg id="older"/>']) }
  await sources.keepUploaded(['assets/a.svg'], 'Upload a.svg', replaced)
  expect(await sources.readFile('assets/a.svg')).toEqual({ ok: true, value: '<svg id="newer"/>' })
  expect([core.store.getState().undoLabel, core.store.getState().changed, page.isChanged()]).toEqual([
    'Upload a.svg',
    false,
    false,
  ])
  page.undo()
  expect(page.pending().files).toEqual({ 'assets/a.svg': '<svg id="older"/>' })
  page.redo()
  expect(page.isChanged()).toBe(false)
  // What an image shows by that address is asked for again.
  expect(page.renew(['assets/a.svg'], { stood: ['assets/a.svg'], revision: 9 })).toBe(true)
})

test('what takes long to take away is counted and can be given up, and then all is there', async () => {
  const { core, page, sources } = await open()
  const names = Array.from({ length: 9 }, (_, number) => `assets/${number}.png`)
  for (const name of names) await core.services.projects.writeFile(name, new Blob([name]))
  const contents = Object.fromEntries(names.map((name) => [name, null]))
  const abort = new AbortController()
  const counts: number[] = []
  const onProgress = ({ done }: { done: number }) => {
    counts.push(done)
    if (done === 5) abort.abort()
  }
  const given = await sources.changeFiles({ files: {}, contents }, 'Delete', { signal: abort.signal, onProgress })
  expect(given.ok).toBe(false)
  expect([counts, page.history.state.canUndo, page.isChanged()]).toEqual([[1, 2, 3, 4, 5], false, false])
})

test('a sheet that goes as a file goes from the page, too', async () => {
  const { page, sources } = await open()
  await sources.changeFiles({ files: {}, contents: { 'css/index.css': null } }, 'Delete index.css')
  expect([page.site.text('css/index.css'), page.pending().files]).toEqual([null, { 'css/index.css': null }])
  page.undo()
  expect(page.site.text('css/index.css')).toBe('h1 { color: red }\n')
})

test('a file that was deleted is stored again with the undo, auto save or not, and edits alone are not', async () => {
  const { core, page, find, sources } = await open()
  const saving = createSaving(core)
  const verbs = createHistoryVerbs(core, saving.storeNow)
  const stored = async () => (await core.services.projects.readText('global/global.js')).ok
  await sources.changeFiles({ files: {}, contents: { 'global/global.js': null } }, 'Delete')
  await saving.save()
  expect(await stored()).toBe(false)
  verbs.undo()
  await vi.waitFor(async () => expect(await stored()).toBe(true))
  expect(core.store.getState().changed).toBe(false)
  verbs.redo()
  await vi.waitFor(async () => expect(await stored()).toBe(false))
  createAttributes(core).setAttributes(find('h1'), { title: 'a' })
  await saving.save()
  const revision = core.store.getState().savedAt
  verbs.undo()
  expect(page.isChanged()).toBe(true)
  expect(core.store.getState()).toMatchObject({ saving: false, savedAt: revision, changed: true })
  saving.dispose()
})

const xhtml = (body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${body}</body></html>`

test('a new text of a page of XHTML is taken if it is well-formed, and refused with nothing changed if not', async () => {
  const { core, html, find } = await openCore(xhtml('<p>a</p>'), {}, 'x.xhtml')
  const sources = createSources(core)
  const refused = await sources.replaceFiles({ 'x.xhtml': xhtml('<p>a<br></p>') }, 'Edit code')
  expect(refused).toMatchObject({ ok: false, failure: 'not-well-formed' })
  expect(html()).toBe(xhtml('<p>a</p>'))
  const paragraph = find('p')
  const taken = await sources.replaceFiles({ 'x.xhtml': xhtml('<p>a<br/></p>') }, 'Edit code')
  expect([taken.ok, html(), find('p')]).toEqual([true, xhtml('<p>a<br/></p>'), paragraph])
})

test('a page of XHTML that was broken may be mended by and by', async () => {
  const { core, html } = await openCore(xhtml('<p>a<br><i></p>'), {}, 'x.xhtml')
  const outcome = await createSources(core).replaceFiles({ 'x.xhtml': xhtml('<p>a<br></p>') }, 'Edit code')
  expect([outcome.ok, html()]).toEqual([true, xhtml('<p>a<br></p>')])
})

test('a new text with more elements than are drawn unasked is refused, except for a page that has them already', async () => {
  const { core, html } = await openCore('<p>a</p>')
  const file = core.page!.record.pathes.html
  const huge = '<b></b>'.repeat(limits.tagsDrawnUnasked / 2 + 1)
  const outcome = await createSources(core).replaceFiles({ [file]: huge }, 'Edit code')
  expect(outcome).toMatchObject({ ok: false, failure: 'too-large' })
  expect(html()).toBe('<p>a</p>')
})
