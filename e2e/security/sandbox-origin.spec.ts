import type { Frame, Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { runScripts } from '../support/run-scripts.ts'
import { zip } from '../support/zip-folder.ts'
import { siteFiles } from './vectors/arsenal.ts'
import { watchContext } from './witness.ts'

/** What a page of a project tries from the preview, and what came of each. `reached` is what must never be said. */
const attack = String.raw`
const results = {}
const attempt = async (name, work) => {
  try { results[name] = (await work()) ?? 'reached' } catch (error) { results[name] = 'refused' }
}
const editor = document.currentScript.dataset.editor
await_all()
async function await_all() {
  await attempt('own script', () => 'ran in ' + self.origin)
  await attempt('parent document', () => { parent.document.body.dataset.reached = 'x' })
  await attempt('top document', () => { top.document.title = 'reached' })
  await attempt('parent storage', () => { parent.localStorage.length })
  await attempt('parent automation', () => { void parent.pergola.projects })
  await attempt('canvas frame', () => { for (let n = 0; n < parent.length; n += 1) if (parent[n] !== self && !same(parent[n])) void parent[n].document.body })
  await attempt('editor storage', () => (localStorage.getItem('currentProjectId') === null ? 'empty' : 'reached'))
  await attempt('editor databases', async () => ((await indexedDB.databases()).length === 0 ? 'empty' : 'reached'))
  await attempt('editor files', async () => {
    const folder = await navigator.storage.getDirectory()
    for await (const name of folder.keys()) return 'reached ' + name
    return 'empty'
  })
  await attempt('editor caches', async () => ((await caches.keys()).some((name) => /^pergola-(shell|remote|state)/.test(name)) ? 'reached' : 'empty'))
  await attempt('fetch of the editor', async () => { await fetch(editor + '/') })
  await attempt('opaque fetch of the editor', async () => ((await (await fetch(editor + '/', { mode: 'no-cors' })).text()) === '' ? 'empty' : 'reached'))
  await attempt('fetch of a file of a project', async () => { await fetch(editor + '/project-files/1/index.html') })
  await attempt('module of the editor', async () => { await import(editor + '/sw.js') })
  await attempt('service worker of its own', async () => { await navigator.serviceWorker.register('/own-worker.js') })
  await attempt('service worker from data', async () => { await navigator.serviceWorker.register('data:text/javascript,1') })
  await attempt('top navigation', () => { top.location.href = 'data:text/html,reached' })
  await attempt('parent navigation', () => { parent.location.replace('/elsewhere') })
  parent.postMessage({ kind: 'pergola-sandbox:hello' }, '*')
  parent.postMessage({ kind: 'pergola-sandbox:connect', __proto__: null }, '*')
  parent.postMessage({ ok: true, generation: 1 }, '*')
  console.log('attack ' + JSON.stringify(results))
}
function same(frame) { try { return frame.document !== undefined } catch { return false } }
`

/** What a frame of the editor would be worth to a page: the editor refuses to be framed. */
const framing = `<iframe id="editor" src="@editor@/workspace"></iframe>`

function attackSite(editor: string) {
  return zip('attack.zip', {
    'index.html': `<!doctype html><title>x</title><body><h1>Attack</h1>${framing.replace('@editor@', editor)}<script data-editor="${editor}">${attack}</script></body>`,
    'own-worker.js': 'self.addEventListener("fetch", (event) => event.respondWith(new Response("taken over")))',
  })
}

async function shownPreview(page: Page): Promise<Frame> {
  await page.keyboard.press('ControlOrMeta+Shift+P')
  return previewFrame(page)
}

async function runningPreview(page: Page): Promise<Frame> {
  await page.keyboard.press('ControlOrMeta+Shift+P')
  await runScripts(page)
  return previewFrame(page)
}

async function previewFrame(page: Page): Promise<Frame> {
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const element = await overlay.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the preview has no frame')
  return frame
}

test.beforeEach(async ({ workspace, editor }) => {
  await workspace.open()
  await editor.installed()
})

test('a page in the preview reaches nothing of the editor', async ({ page, suite, workspace, editor }) => {
  await workspace.load(attackSite(suite.url))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('attack')
  await expect(editor.element('h1')).toHaveText('Attack')
  const address = page.url()

  const said = page.waitForEvent('console', (message) => message.text().startsWith('attack '))
  await runningPreview(page)
  const results: unknown = JSON.parse((await said).text().slice('attack '.length))
  expect(results).toEqual({
    'own script': expect.stringMatching(/^ran in http:\/\/p[0-9a-f]{32}\.localhost:\d+$/),
    'parent document': 'refused',
    'top document': 'refused',
    'parent storage': 'refused',
    'parent automation': 'refused',
    'canvas frame': 'refused',
    'editor storage': 'empty',
    'editor databases': 'empty',
    'editor files': 'empty',
    'editor caches': 'empty',
    'fetch of the editor': 'refused',
    'opaque fetch of the editor': 'refused',
    'fetch of a file of a project': 'refused',
    'module of the editor': 'refused',
    'service worker of its own': 'refused',
    'service worker from data': 'refused',
    'top navigation': 'refused',
    'parent navigation': 'refused',
  })
  expect(page.url()).toBe(address)
  await expect(page).toHaveTitle(/^(?!reached)/)
  expect(await page.evaluate(() => document.body.dataset.reached)).toBeUndefined()

  // The editor refuses to be framed, and still answers the person in front of it.
  const framed = page.frames().filter((frame) => suite.projectAddress.test(frame.parentFrame()?.url() ?? ''))
  expect(framed.map((frame) => frame.url()).filter((url) => url.startsWith(suite.url))).toEqual([])
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click()
  await editor.writeInto('h1', 'Still here')
  await expect(editor.element('h1')).toHaveText('Still here')
})

test('the vectors are alive: in the preview many run, on its origin and never on the editor’s', async ({
  page,
  context,
  suite,
  workspace,
  editor,
}) => {
  await workspace.load(zip('vectors.zip', siteFiles()))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('vectors')
  await expect(editor.element('h1')).toHaveText('Hello')
  const witness = watchContext(context)
  const preview = await runningPreview(page)
  await preview.locator('.press').first().waitFor()
  await preview.locator('body').evaluate((body) => {
    for (const target of body.querySelectorAll('.press')) {
      for (const type of ['mouseover', 'pointerdown', 'click']) {
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
      }
    }
  })
  await expect.poll(() => new Set(witness.runs.map(({ vector }) => vector)).size).toBeGreaterThan(40)
  const origins = new Set(witness.runs.map(({ origin }) => origin))
  expect([...origins].some((origin) => suite.projectAddress.test(origin))).toBe(true)
  expect(origins).not.toContain(suite.url)
})

test('nothing runs in the preview of a restricted project, nor is another server asked, until a person says so', async ({
  page,
  context,
  suite,
  workspace,
  editor,
}) => {
  await workspace.load(zip('vectors.zip', siteFiles()))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('vectors')
  await expect(editor.element('h1')).toHaveText('Hello')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    const isElsewhere = /^https?:/.test(request.url()) && !suite.projectAddress.test(request.url())
    if (suite.projectAddress.test(request.frame().url()) && isElsewhere) asked.push(request.url())
  })
  const witness = watchContext(context)
  const preview = await shownPreview(page)
  await preview.locator('.press').first().waitFor()
  for (const each of await preview.locator('.press').all())
    await each.click({ force: true, timeout: 1000, noWaitAfter: true }).catch(() => undefined)
  expect(witness.runs).toEqual([])
  expect(asked).toEqual([])

  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Show in frontend' }).click()
  const tab = await opened
  await expect(tab.getByText('its scripts do not run here')).toBeVisible()
  await expect(tab.locator('iframe[title^="Page index"]').contentFrame().locator('h1')).toHaveText('Hello')
  expect(witness.runs).toEqual([])

  await runScripts(tab)
  await expect.poll(() => witness.runs.length).toBeGreaterThan(0)
  expect(witness.runs.map(({ origin }) => origin)).not.toContain(suite.url)
})

/** Moves into every other window of its origin: the frame, say, through which the editor feeds the preview. */
const lurker = String.raw`
let found = 0
for (let index = 0; index < parent.length; index += 1) {
  try {
    const script = parent[index].document.createElement('script')
    script.src = '/lurker.js'
    if (parent[index] !== self) parent[index].document.head.append(script)
    if (parent[index] !== self) found += 1
  } catch { /* Of another origin. */ }
}
console.log('found ' + found)
`

/** Outlives the page that brought it. */
const lurkerScript = String.raw`
const put = Cache.prototype.put
Cache.prototype.put = function (address, response) {
  void response.clone().text().then((text) => console.log('stolen ' + text))
  return put.call(this, address, response)
}
console.log('lurking')
`

test('a page of one project does not see the pages of the next', async ({ page, workspace, editor }) => {
  const html = `<!doctype html><h1>Lurker</h1><script>${lurker}</script>`
  await workspace.load(zip('lurker.zip', { 'index.html': html, 'lurker.js': lurkerScript }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('lurker')
  await expect(editor.element('h1')).toHaveText('Lurker')
  const lurking = page.waitForEvent('console', (message) => message.text() === 'lurking')
  await runningPreview(page)
  await lurking
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Close' }).click()
  await editor.leave()

  const stolen: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('stolen ')) stolen.push(message.text())
  })
  await workspace.create('Private')
  await editor.ready()
  await editor.dropBlock('Heading')
  await editor.writeInto('h1', 'Secret')
  await editor.save()
  const preview = await shownPreview(page)
  await expect(preview.locator('h1')).toHaveText('Secret')
  expect(stolen).toEqual([])
})
