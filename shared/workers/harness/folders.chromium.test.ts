import fc from 'fast-check'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FolderChoice, FolderConflict, FolderPass, PassRequest } from '../src/projects/folders/folder-pass.ts'
import { openHarness } from './open-harness.ts'
import type { OpenHarness } from './open-harness.ts'

// A longer look, elsewhere every time: PERGOLA_FUZZ=20 npx vitest run
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)

let harness: OpenHarness
let context: BrowserContext
let page: Page

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(async () => {
  context = await harness.newContext()
  page = await harness.newTab(context)
})
afterEach(() => context.close())

const index = '<!doctype html>\n<link rel=stylesheet href=css/a.css>\n<h1>One</h1>\n<p>Two</p>\n'
const site = {
  'index.html': index,
  'blog/about us.html': '<h1>About</h1>\n',
  'css/a.css': 'h1 { color: red }\np { margin: 0 }\n',
  'js/a.js': 'go()\n',
  'assets/a.png': '\u0089PNG bytes',
}
const others = { '.git/config': 'secret', 'node_modules/x/index.html': 'x', 'editor/pergola.json': '{}', '.env': 'KEY' }

/** Files of the folder, written from outside; null removes. */
const outside = (files: Readonly<Record<string, string | null>>) =>
  page.evaluate(async (texts) => {
    const tree = await globalThis.harness.folder()
    for (const [path, text] of Object.entries(texts)) {
      if (text === null) await tree.remove(path)
      else await tree.write(path, new TextEncoder().encode(text))
    }
  }, files)

const inFolder = () =>
  page.evaluate(async () => {
    const tree = await globalThis.harness.folder()
    const found: Record<string, string> = {}
    const walk = async (folder: string): Promise<void> => {
      for (const { name, kind } of (await tree.list(folder)) ?? []) {
        const path = folder === '' ? name : `${folder}/${name}`
        if (kind === 'folder') await walk(path)
        else found[path] = (await (await tree.read(path))?.text()) ?? ''
      }
    }
    await walk('')
    return found
  })

async function open(files: Readonly<Record<string, string>> = { ...site, ...others }): Promise<string> {
  await outside(files)
  const opened = await page.evaluate(() => globalThis.harness.openFolder())
  if (!opened.ok) throw new Error(opened.failure)
  const { id } = opened.value.opened
  const role = await page.evaluate(async (project) => {
    const found = await globalThis.services.projects.open(project)
    return found.ok ? found.value.role : found.failure
  }, id)
  expect(role).toBe('writer')
  return id
}

const save = (id: string, files: Readonly<Record<string, string | null>>) =>
  page.evaluate(
    async ([projectId, texts]) => {
      const saved = await globalThis.services.projects.save({ projectId, files: texts })
      if (!saved.ok) throw new Error(saved.failure)
    },
    [id, files] as const,
  )

const pass = (id: string, request: Partial<PassRequest> = {}) =>
  page.evaluate(([project, asked]) => globalThis.harness.passFolder(project, asked), [id, request] as const)

async function passed(id: string, request: Partial<PassRequest> = {}): Promise<FolderPass> {
  const done = await pass(id, request)
  if (typeof done === 'string') throw new Error(done)
  return done
}

const text = (path: string) =>
  page.evaluate(async (file) => {
    const found = await globalThis.services.projects.readText(file)
    return found.ok ? found.value : null
  }, path)

const pages = () =>
  page.evaluate(() =>
    Object.values(globalThis.services.projects.state.getState().open?.project.pages ?? {}).map(
      ({ name, pathes }) => [name, pathes.html] as const,
    ),
  )

/** Every text that some version of the project held. */
const everHeld = (paths: readonly string[]) =>
  page.evaluate(async (files) => {
    const { history } = globalThis.services.projects
    const listed = await history?.list()
    if (!listed?.ok) throw new Error('no history')
    const held: string[] = []
    for (const { revision } of listed.value.versions) {
      for (const path of files) {
        const found = await history?.readFile(revision, path)
        if (found?.ok) held.push(new TextDecoder().decode(await found.value.arrayBuffer()))
      }
    }
    return held
  }, paths)

const answers = (conflicts: readonly FolderConflict[], keep: FolderChoice['keep']): FolderChoice[] =>
  conflicts.map((conflict) => ({ ...conflict, keep }))

test('a folder becomes a project, and a pass over what nobody has edited writes nothing', async () => {
  const id = await open()
  expect(await pages()).toEqual([
    ['index', 'index.html'],
    ['blog-about us', 'blog/about us.html'],
  ])
  expect(await page.evaluate(() => globalThis.services.projects.state.getState().open?.trust)).toBe('restricted')
  expect(await text('.env')).toBeNull()
  const times = () =>
    page.evaluate(async () => (await (await globalThis.harness.folder()).read('index.html'))?.lastModified)
  const before = await times()
  expect(await passed(id)).toMatchObject({ take: null, conflicts: [], removals: [], changes: [], written: 0 })
  expect([await inFolder(), await times()]).toEqual([{ ...site, ...others }, before])
})

test('what was saved is written to its file and to no other; a new page makes a new file', async () => {
  const id = await open()
  await save(id, { 'css/a.css': 'h1 { color: blue }\n', 'img/new.svg': '<svg/>' })
  await page.evaluate(() => globalThis.services.projects.createPage('contact'))
  expect(await passed(id)).toMatchObject({ conflicts: [], removals: [] })
  const { 'pages/contact.html': contact, ...rest } = await inFolder()
  expect(contact).toContain('<!DOCTYPE html>')
  const own = Object.fromEntries(Object.entries(rest).filter(([path]) => path in site || path in others))
  expect(own).toEqual({ ...site, ...others, 'css/a.css': 'h1 { color: blue }\n' })
  expect(rest['img/new.svg']).toBe('<svg/>')
  expect(Object.keys(rest).filter((path) => path.startsWith('editor/'))).toEqual(['editor/pergola.json'])
})

test('the picture of the page stays with the browser; a file of that name in the folder is a file of the site', async () => {
  const id = await open()
  const takePicture = () =>
    page.evaluate((project) => {
      const picture = new Blob([new Uint8Array(100)], { type: 'image/webp' })
      return globalThis.services.projects.storeScreenshot(project, picture)
    }, id)
  await takePicture()
  expect(await passed(id)).toMatchObject({ take: null, conflicts: [], removals: [], written: 0 })
  expect(await inFolder()).toEqual({ ...site, ...others })
  await outside({ 'screenshot.webp': 'somebody’s own' })
  expect(await passed(id)).toMatchObject({ conflicts: [], removals: [], written: 0 })
  await takePicture()
  expect(await passed(id)).toMatchObject({ take: null, conflicts: [], removals: [], written: 0 })
  expect(await inFolder()).toEqual({ ...site, ...others, 'screenshot.webp': 'somebody’s own' })
  const file = await page.evaluate(() => globalThis.services.projects.readText('screenshot.webp'))
  expect(file).toEqual({ ok: true, value: 'somebody’s own' })
})

test('what changed outside comes in as a version; a new page is one, a removed file goes, a removed page is asked about', async () => {
  const id = await open()
  const bigger = index.replace('One', 'Uno')
  await outside({ 'index.html': bigger, 'new.html': '<h1>New</h1>', 'js/a.js': null, 'blog/about us.html': null })
  const { conflicts, written } = await passed(id)
  expect([await text('index.html'), await text('new.html'), await text('js/a.js'), written]).toEqual([
    bigger,
    '<h1>New</h1>',
    null,
    0,
  ])
  expect((await pages()).map(([name]) => name)).toContain('new')
  expect(conflicts).toMatchObject([{ path: 'blog/about us.html', kind: 'removed-there' }])
  expect(await everHeld(['js/a.js'])).toContain('go()\n')
  const labels = await page.evaluate(async () => {
    const listed = await globalThis.services.projects.history?.list()
    return listed?.ok ? listed.value.versions.map(({ label }) => label) : []
  })
  expect(labels).toContain('From the folder A folder on the disk')
  await passed(id, { choices: answers(conflicts, 'theirs') })
  expect((await pages()).map(([name]) => name)).not.toContain('blog-about us')
  expect(await passed(id)).toMatchObject({ conflicts: [], removals: [], changes: [], written: 0 })
})

test('a file that was deleted there and edited here is not removed unasked, on either side', async () => {
  const id = await open()
  const edited = site['css/a.css'].replace('red', 'blue')
  await save(id, { 'css/a.css': edited, 'js/a.js': 'mine()\n' })
  await outside({ 'css/a.css': null, 'js/a.js': null })
  const { conflicts, changes } = await passed(id)
  expect(conflicts.map(({ path, kind }) => [path, kind])).toEqual([
    ['css/a.css', 'removed-there'],
    ['js/a.js', 'removed-there'],
  ])
  expect([changes, await text('css/a.css'), await text('js/a.js')]).toEqual([[], edited, 'mine()\n'])
  const choices = conflicts.map((conflict): FolderChoice => {
    return { ...conflict, keep: conflict.path === 'js/a.js' ? 'theirs' : 'mine' }
  })
  expect(await passed(id, { choices })).toMatchObject({ conflicts: [], removals: [] })
  expect([(await inFolder())['css/a.css'], await text('js/a.js')]).toEqual([edited, null])
  expect(await everHeld(['js/a.js'])).toContain('mine()\n')
})

test('edits of different nodes on both sides end up in both places', async () => {
  const id = await open()
  await save(id, { 'index.html': index.replace('One', 'Mine'), 'css/a.css': site['css/a.css'].replace('red', 'blue') })
  await outside({ 'index.html': index.replace('Two', 'Theirs'), 'css/a.css': site['css/a.css'].replace('0', '1px') })
  expect(await passed(id)).toMatchObject({ conflicts: [], removals: [] })
  const merged = index.replace('One', 'Mine').replace('Two', 'Theirs')
  expect([await text('index.html'), (await inFolder())['index.html']]).toEqual([merged, merged])
  expect((await inFolder())['css/a.css']).toBe('h1 { color: blue }\np { margin: 1px }\n')
})

test.each([
  ['mine', 'Mine', null],
  ['theirs', 'Theirs', null],
  ['both', 'Mine', 'Theirs'],
] as const)('the same node on both sides is asked about: %s', async (keep, kept, aside) => {
  const id = await open()
  await save(id, { 'index.html': index.replace('One', 'Mine') })
  await outside({ 'index.html': index.replace('One', 'Theirs') })
  const { conflicts } = await passed(id)
  expect(conflicts).toMatchObject([{ path: 'index.html', kind: 'changed' }])
  expect((await inFolder())['index.html']).toContain('Theirs')
  // It is no answer to what has been written since.
  await outside({ 'index.html': index.replace('One', 'Later') })
  expect((await passed(id, { choices: answers(conflicts, 'mine') })).conflicts).toHaveLength(1)
  await outside({ 'index.html': index.replace('One', 'Theirs') })
  expect(await passed(id, { choices: answers(conflicts, keep) })).toMatchObject({ conflicts: [], removals: [] })
  expect([await text('index.html'), (await inFolder())['index.html']]).toEqual(
    Array(2).fill(index.replace('One', kept)),
  )
  const other = aside === null ? null : index.replace('One', aside)
  expect([await text('index (folder).html'), (await inFolder())['index (folder).html'] ?? null]).toEqual([other, other])
  const held = await everHeld(['index.html', 'index (folder).html'])
  expect([held.some((each) => each.includes('Mine')), held.some((each) => each.includes('Theirs'))]).toEqual([
    true,
    true,
  ])
  expect(await passed(id)).toMatchObject({ conflicts: [], changes: [], written: 0 })
})

test('a page made here takes along what was made for it, but for what is in use; brought back, it has all again', async () => {
  const linked = index.replace('a.css', 'fonts.css')
  const id = await open({ ...site, 'index.html': linked })
  const files = () =>
    page.evaluate(() => Object.keys(globalThis.services.projects.state.getState().open?.files ?? {}).toSorted())
  const before = await files()
  const made = async () => {
    await page.evaluate(() => globalThis.services.projects.createPage('contact'))
    await passed(id)
  }
  const remove = () => page.evaluate(() => globalThis.services.projects.removePage('contact'))
  await made()
  await save(id, { 'global/global.css': 'p { top: 0 }' })
  const withPage = await files()
  await remove()
  expect(await files()).toEqual([...before, 'css/fonts.css', 'global/global.css'].toSorted())
  const { removals } = await passed(id)
  await passed(id, { agreed: removals })
  const left = { 'css/fonts.css': '', 'global/global.css': 'p { top: 0 }' }
  expect(await inFolder()).toEqual({ ...site, 'index.html': linked, ...left })

  await page.evaluate(async (projectId) => {
    const { projects } = globalThis.services
    const listed = await projects.history?.list()
    const withIt = listed?.ok && listed.value.versions[1]
    const plan = withIt && (await projects.history?.planRestore(withIt.revision, 'contact'))
    if (!plan || !plan.ok) throw new Error('no plan')
    await projects.save({ projectId, ...plan.value })
  }, id)
  expect(await files()).toEqual(withPage)
  expect((await pages()).map(([name]) => name)).toContain('contact')
})

test('what the project no longer has stays in the folder until somebody agrees, or for good', async () => {
  const id = await open()
  await save(id, { 'js/a.js': null, 'css/a.css': null })
  expect((await passed(id)).removals.toSorted()).toEqual(['css/a.css', 'js/a.js'])
  expect(await passed(id, { agreed: ['js/a.js'], kept: ['css/a.css'] })).toMatchObject({ removals: [] })
  const files = await inFolder()
  expect([files['js/a.js'], files['css/a.css']]).toEqual([undefined, site['css/a.css']])
  await outside({ 'css/a.css': 'later {}' })
  expect(await passed(id)).toMatchObject({ removals: [], conflicts: [], changes: [] })
})

test('an emptied folder, one that is gone and one that is linked already change nothing', async () => {
  const id = await open(site)
  const again = await page.evaluate(() => globalThis.harness.openFolder())
  expect(again).toMatchObject({ ok: false, failure: 'folder-linked' })
  await outside(Object.fromEntries(Object.keys(site).map((path) => [path, null])))
  expect(await pass(id)).toBe('folder-empty')
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry('A folder on the disk', { recursive: true })
  })
  expect(await pass(id)).toBe('folder-missing')
  expect(await text('js/a.js')).toBe('go()\n')
})

test('a project that only bears the number of the linked one is not written to the folder', async () => {
  const id = await open(site)
  await page.evaluate(async (project) => {
    const { projects } = globalThis.services
    const pagesNow = projects.state.getState().open?.project.pages ?? {}
    const start = pagesNow['index']
    if (!start) throw new Error('no index')
    const record = { pages: { ...pagesNow, index: { ...start, id: 'another' } } }
    await projects.save({ projectId: project, files: { 'js/a.js': 'other()' }, record })
  }, id)
  expect([await pass(id), await pass(id)]).toEqual(['not-linked', 'not-linked'])
  expect((await inFolder())['js/a.js']).toBe('go()\n')
})

const nodes = ['one', 'two', 'three']
const edit = fc.record({
  at: fc.nat(2),
  by: fc.constantFrom('here', 'there', 'sync'),
  how: fc.constantFrom('change', 'remove'),
})

test('whatever both sides write in whatever order, every text is in the folder, the project or its history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 6 }), async (edits) => {
      const own = await harness.newContext()
      const outer = page
      page = await harness.newTab(own)
      try {
        const id = await open({
          'index.html': '<p>0</p>',
          ...Object.fromEntries(nodes.map((name) => [`${name}.css`, ''])),
        })
        const written: string[] = []
        for (const [count, { at, by, how }] of edits.entries()) {
          const path = `${nodes[at]}.css`
          const content = how === 'remove' ? null : `.${by}${count} { top: 0 }`
          if (by === 'sync') {
            const { conflicts, removals } = await passed(id)
            const keep = (['mine', 'theirs', 'both'] as const)[at]!
            await passed(id, { choices: answers(conflicts, keep), agreed: removals })
          } else await (by === 'here' ? save(id, { [path]: content }) : outside({ [path]: content }))
          if (by === 'here' && content !== null) written.push(content)
          // What is overwritten outside before anybody has looked is the outside's own business.
          if (by === 'sync') written.push(...Object.values(await inFolder()))
        }
        const { conflicts, removals } = await passed(id)
        await passed(id, { choices: answers(conflicts, 'mine'), agreed: removals })
        const files = await inFolder()
        const listed = await page.evaluate(() =>
          Object.keys(globalThis.services.projects.state.getState().open?.files ?? {}),
        )
        const everything = [
          ...Object.values(files),
          ...(await everHeld([...listed, ...nodes.map((name) => `${name}.css`)])),
        ]
        for (const each of written) expect(everything.some((held) => held.includes(each))).toBe(true)
        expect(await passed(id)).toMatchObject({ conflicts: [], removals: [], changes: [], written: 0 })
      } finally {
        await own.close()
        page = outer
      }
    }),
    { numRuns: 3 * rounds },
  )
})
