import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { createEditorActor } from '../actors/editor-actor.ts'
import { createWorkspaceActor } from '../actors/workspace-actor.ts'
import { runScripts } from '../support/run-scripts.ts'
import { startSuite } from '../support/start-suite.ts'
import { zip } from '../support/zip-folder.ts'

const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Preview' })

async function preview(page: Page) {
  await page.keyboard.press('ControlOrMeta+Shift+P')
  return overlayOf(page).locator('iframe')
}

const closePreview = (page: Page) => overlayOf(page).getByRole('button', { name: 'Close' }).click()

/** Stays, and looks again and again for anything that was not there when it came. */
const leftover = String.raw`
const known = new Set()
async function look() {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text() ?? ''
      if (text.includes('Sec' + 'ret')) console.log('stolen from ' + request.url)
    }
  }
  for (const { name } of await indexedDB.databases()) if (!known.has(name)) console.log('database ' + name)
  for (let index = 0; index < localStorage.length; index += 1) console.log('storage ' + localStorage.key(index))
  new BroadcastChannel('x').postMessage('x')
  console.log('looked')
  setTimeout(look, 100)
}
new BroadcastChannel('secrets').addEventListener('message', ({ data }) => console.log('overheard ' + data))
look()
`

/** What a page of the second project keeps for its visitors. */
const keeper = String.raw`
localStorage.setItem('mine', 'Secret')
indexedDB.open('mine')
setInterval(() => new BroadcastChannel('secrets').postMessage('Secret'), 50)
document.body.dataset.kept = 'yes'
`

test('a page left open in a tab learns nothing of the project that is previewed next', async ({
  page,
  context,
  workspace,
  editor,
}) => {
  await workspace.open()
  await editor.installed()
  const hostile = `<!doctype html><h1>Leftover</h1><script>${leftover}</script>`
  await workspace.load(zip('leftover.zip', { 'index.html': hostile }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('leftover')
  await expect(editor.element('h1')).toHaveText('Leftover')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Show in frontend' }).click()
  const tab = await opened
  const looked = tab.waitForEvent('console', (message) => message.text() === 'looked')
  await runScripts(tab)
  await looked

  const heard: string[] = []
  tab.on('console', (message) => heard.push(message.text()))
  const second = await context.newPage()
  const person = { workspace: createWorkspaceActor(second), editor: createEditorActor(second) }
  await person.workspace.open()
  const html = `<!doctype html><h1>Secret</h1><script>${keeper}</script>`
  await person.workspace.load(zip('private.zip', { 'index.html': html }))
  await expect(person.editor.toast('Project loaded successfully')).toBeVisible()
  await person.workspace.edit('private')
  await expect(person.editor.element('h1')).toHaveText('Secret')
  const shown = await preview(second)
  await runScripts(second)
  await expect(shown.contentFrame().locator('body[data-kept]')).toHaveText('Secret')

  heard.length = 0
  await expect.poll(() => heard.filter((text) => text === 'looked').length).toBeGreaterThan(5)
  expect(heard.filter((text) => text !== 'looked')).toEqual([])
})

/** Everything a page can do to what is kept on its origin, so that the next bridge would be its own. */
const usurper = String.raw`
const evil = (type) => new Response('console.log("usurped")', { headers: { 'content-type': type } })
const page = () => new Response('<!doctype html><script src="/__bridge.js"></scr' + 'ipt>', { headers: { 'content-type': 'text/html' } })
async function usurp() {
  for (const name of [...(await caches.keys()), 'pergola-site', 'pergola-bridge']) {
    const cache = await caches.open(name)
    for (const path of ['/__bridge.js', '/__sandbox-worker.js', '/%5F_bridge.js']) await cache.put(path, evil('text/javascript'))
    for (const path of ['/__bridge.html', '//__bridge.html']) await cache.put(new URL(location.origin + path), page())
  }
  const tried = ['/own-worker.js', '/__bridge.js', '/__own.js', '/index.html']
  const outcomes = await Promise.allSettled(tried.map((path) => navigator.serviceWorker.register(path, { scope: '/' })))
  console.log('usurper ' + JSON.stringify(outcomes.map(({ status }) => status)))
}
usurp().catch((error) => console.log('usurper ' + error))
`

test('a page cannot put itself in the place of the bridge or of its worker, not even without a server', async ({
  page,
  workspace,
  editor,
}) => {
  const suite = await startSuite()
  await page.goto(`${suite.url}/workspace`)
  await editor.installed()
  const html = `<!doctype html><h1>Usurper</h1><script>${usurper}</script>`
  const worker = 'self.addEventListener("fetch", (event) => event.respondWith(new Response("usurped")))'
  await workspace.load(
    zip('usurper.zip', { 'index.html': html, 'own-worker.js': worker, '__own.js': worker, '__bridge.js': worker }),
  )
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('usurper')
  await expect(editor.element('h1')).toHaveText('Usurper')

  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await preview(page)
  await runScripts(page)
  await expect.poll(() => said).toContain('usurper ["rejected","rejected","rejected","rejected"]')
  await closePreview(page)
  await suite.stop()

  await page.reload()
  await expect(editor.element('h1')).toHaveText('Usurper')
  await editor.writeInto('h1', 'Still ours')
  await editor.save()
  const shown = await preview(page)
  await expect(shown).toHaveAttribute('src', suite.projectAddress)
  await expect(shown.contentFrame().locator('h1')).toHaveText('Still ours')
  await closePreview(page)
  await editor.writeInto('h1', 'And follows')
  await editor.save()
  await expect((await preview(page)).contentFrame().locator('h1')).toHaveText('And follows')
  expect(said).not.toContain('usurped')
})
