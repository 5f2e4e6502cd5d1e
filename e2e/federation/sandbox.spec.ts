import type { Frame, Page } from '@playwright/test'
import { sandboxMessages, sandboxPaths, type SandboxPush, type SandboxReply } from '@pergola/contracts'
import { expect, test } from './test.ts'

interface TextPush extends Omit<SandboxPush, 'put'> {
  readonly put: readonly { path: string; mime: string; text: string }[]
}

const editorOf = (page: Page) => page.mainFrame()

/** The editor's side of the contract, spoken from the editor's own document. */
async function connect(frame: Frame, origin: string): Promise<boolean> {
  return frame.evaluate(
    async ([sandbox, bridge, hello, kind]) => {
      const element = document.createElement('iframe')
      element.sandbox.add('allow-scripts', 'allow-same-origin')
      element.src = sandbox + bridge
      const greeted = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), 5000)
        addEventListener('message', ({ origin: from, data }) => {
          if (from === sandbox && data?.kind === hello) resolve(true)
        })
      })
      document.body.append(element)
      if (!(await greeted)) return false
      const { port1, port2 } = new MessageChannel()
      element.contentWindow?.postMessage({ kind }, sandbox, [port2])
      Object.assign(globalThis, { sandboxPort: port1 })
      return true
    },
    [origin, sandboxPaths.bridge, sandboxMessages.hello, sandboxMessages.connect] as const,
  )
}

function push(frame: Frame, message: Partial<TextPush>): Promise<SandboxReply> {
  const whole: TextPush = { generation: 1, reset: false, put: [], del: [], ...message }
  return frame.evaluate(async ({ put, ...rest }) => {
    const port = (globalThis as unknown as { sandboxPort: MessagePort }).sandboxPort
    const bytes = put.map(({ path, mime, text }) => ({ path, mime, bytes: new TextEncoder().encode(text) }))
    const reply = new Promise<SandboxReply>((resolve) => {
      port.addEventListener('message', ({ data }) => resolve(data), { once: true })
      port.start()
    })
    port.postMessage({ ...rest, put: bytes })
    return reply
  }, whole)
}

const html = (text: string) => `<!doctype html><html lang="en"><title>${text}</title><h1>${text}</h1>`
const file = (path: string, text: string, mime = 'text/html') => ({ path, mime, text })

async function openTab(page: Page, url: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(url)
  return tab
}

test.beforeEach(async ({ page }) => {
  await page.goto('/workspace')
})

test('what the editor pushes is a site of its own: clean addresses, its own 404, its types', async ({
  page,
  suite,
}) => {
  expect(await connect(editorOf(page), suite.sandboxUrl)).toBe(true)
  const put = [
    file('index.html', html('Home')),
    file('pages/about us.html', html('About')),
    file('css/index.css', 'h1 { color: red }', 'text/css'),
    file('404.html', html('Lost')),
  ]
  expect(await push(editorOf(page), { reset: true, put })).toEqual({ ok: true, generation: 1 })

  const tab = await openTab(page, suite.sandboxUrl)
  await expect(tab.getByRole('heading', { name: 'Home' })).toBeVisible()
  await tab.goto(`${suite.sandboxUrl}/pages/about us`)
  await expect(tab.getByRole('heading', { name: 'About' })).toBeVisible()
  const lost = await tab.goto(`${suite.sandboxUrl}/nowhere`)
  expect(lost?.status()).toBe(404)
  await expect(tab.getByRole('heading', { name: 'Lost' })).toBeVisible()

  const sheet = await tab.evaluate(async () => {
    const response = await fetch('/css/index.css', { headers: { range: 'bytes=0-1' } })
    return { type: response.headers.get('content-type'), status: response.status, text: await response.text() }
  })
  expect(sheet).toEqual({ type: 'text/css', status: 206, text: 'h1' })
})

test('an open tab follows a push, and everything works with the server gone', async ({ page, suite }) => {
  await connect(editorOf(page), suite.sandboxUrl)
  await push(editorOf(page), { reset: true, put: [file('index.html', html('One'))] })
  const tab = await openTab(page, suite.sandboxUrl)
  await expect(tab.getByRole('heading', { name: 'One' })).toBeVisible()

  await push(editorOf(page), { generation: 2, put: [file('index.html', html('Two'))] })
  await expect(tab.getByRole('heading', { name: 'Two' })).toBeVisible()

  await suite.stop()
  await push(editorOf(page), { generation: 3, put: [file('index.html', html('Three'))] })
  await expect(tab.getByRole('heading', { name: 'Three' })).toBeVisible()
})

test('another project starts from nothing: files and what its pages stored are gone', async ({ page, suite }) => {
  await connect(editorOf(page), suite.sandboxUrl)
  await push(editorOf(page), { reset: true, put: [file('index.html', html('First')), file('secret.html', html('S'))] })
  const tab = await openTab(page, suite.sandboxUrl)
  await tab.evaluate(async () => {
    window.localStorage.setItem('visitor', 'Ada')
    await caches.open('own')
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('own')
      request.addEventListener('success', () => resolve(request.result.close()))
      request.addEventListener('error', reject)
    })
  })

  await push(editorOf(page), { generation: 2, reset: true, put: [file('index.html', html('Second'))] })
  await expect(tab.getByRole('heading', { name: 'Second' })).toBeVisible()
  const left = await tab.evaluate(async () => ({
    local: window.localStorage.length,
    caches: (await caches.keys()).filter((name) => name === 'own').length,
    databases: (await indexedDB.databases()).length,
  }))
  expect(left).toEqual({ local: 0, caches: 0, databases: 0 })
  expect((await tab.goto(`${suite.sandboxUrl}/secret.html`))?.status()).toBe(404)
})

test('a hostile page reaches nothing of the editor, and cannot shadow the bridge', async ({ page, suite, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  await connect(editorOf(page), suite.sandboxUrl)
  const attack = `<!doctype html><script>
    const tried = {}
    const attempt = (name, run) => { try { tried[name] = String(run()) } catch (error) { tried[name] = error.name } }
    attempt('document', () => parent.document.title)
    attempt('storage', () => parent.localStorage.length)
    attempt('pergola', () => parent.pergola.version)
    attempt('top', () => { top.location = 'https://example.invalid/' })
    fetch('${origin}/config.json').then((r) => r.text(), (error) => error.name).then((text) => {
      tried.fetch = text
      globalThis.tried = tried
    })
  </script>`
  await push(editorOf(page), { reset: true, put: [file('index.html', attack)] })
  await page.evaluate((url) => {
    const frame = document.createElement('iframe')
    frame.name = 'hostile'
    frame.sandbox.add('allow-scripts', 'allow-same-origin')
    frame.src = url
    document.body.append(frame)
  }, suite.sandboxUrl)

  const hostile = () => page.frame({ name: 'hostile' })
  const tried = () => hostile()?.evaluate(() => (globalThis as unknown as { tried?: object }).tried)
  await expect.poll(tried).toEqual({
    document: 'SecurityError',
    storage: 'SecurityError',
    pergola: 'SecurityError',
    top: 'SecurityError',
    fetch: 'TypeError',
  })
  expect(page.url()).toContain(origin)

  const shadow = await push(editorOf(page), { put: [file('__bridge.html', html('Mine now'))] })
  expect(shadow).toMatchObject({ ok: false, detail: expect.stringContaining('__bridge.html') })
})

test('only the editor is served: a page of the sandbox that frames the bridge gets no line', async ({
  page,
  suite,
}) => {
  await connect(editorOf(page), suite.sandboxUrl)
  await push(editorOf(page), { reset: true, put: [file('index.html', html('Home'))] })
  const tab = await openTab(page, suite.sandboxUrl)
  expect(await connect(tab.mainFrame(), suite.sandboxUrl)).toBe(false)
})
