import type { EditorActor } from '../actors/editor-actor.ts'
import { zip } from '../support/zip-folder.ts'
import { expect, test } from './outgoing.ts'
import { lookAround } from './tour.ts'
import { pergolaFiles } from './vectors/arsenal.ts'

const publicHosts = ['pictures.site.org', 'fonts.site.org', 'sheets.site.org']

/** Asks for what a page can ask for without a script, in public and in private places. */
const page = `<!doctype html><html><head><title>x</title>
<link rel="stylesheet" href="https://sheets.site.org/a.css">
<link rel="preload" as="image" href="https://ahead.site.org/a.png"><link rel="preconnect" href="https://ahead.site.org">
<style>
@font-face { font-family: Far; src: url(https://fonts.site.org/a.woff2) }
h1 { font-family: Far; background: url(https://pictures.site.org/b.png) }
h2 { background: url(https://192.168.0.1/c.png); border-image: url(https://127.0.0.1.nip.io/c.png) 1 }
h2::before { content: url(https://printer/d.png) } li { list-style-image: url(https://router.local/e.png) }
</style></head><body>
<h1>Hello</h1><h2>There</h2><ul><li>x</li></ul>
<img src="https://pictures.site.org/a.png" alt=""><img src="https://10.0.0.1/x.png" alt=""><img src="https://[::1]/x.png" alt="">
<img src="https://7f000001.nip.io/x.png" srcset="https://10-0-0-1.sslip.io/x.png 2x" alt="">
<picture><source srcset="https://nas/x.webp"><img src="https://nas.lan/x.png" alt=""></picture>
<video poster="https://169.254.169.254/latest" src="https://db.internal/x.mp4"></video>
<svg width="9" height="9"><image href="https://2130706433/x.png" width="9" height="9"></image><use href="https://wiki/x.svg#a"></use></svg>
<img src="https://localhost.:1/x.png" alt=""><iframe src="https://frames.site.org/"></iframe><object data="https://frames.site.org/"></object>
<p style="background:url(https://0x7f.1/x.png)">Text</p>
</body></html>`

async function open(editor: EditorActor): Promise<void> {
  const { page: tab } = editor
  await tab
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Edit / })
    .click()
  await editor.ready()
}

/** The picture that follows a save, asked for at once. */
async function takePicture({ page: tab }: EditorActor): Promise<void> {
  await tab.evaluate(async () => {
    const { pergola } = globalThis as unknown as { pergola: { commands: { run(name: string): Promise<void> } } }
    await pergola.commands.run('page.screenshot')
  })
  await expect(tab.getByText('The card of the project shows the page as it is now.').first()).toBeVisible()
}

/** Every picture and font the frame knows of has come to its end. */
async function settled({ canvas }: EditorActor): Promise<void> {
  await canvas.locator('html').evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

test.beforeEach(async ({ workspace, editor, outgoing }) => {
  await workspace.open()
  await editor.installed()
  outgoing.take()
  await workspace.load(zip('asks.zip', { 'index.html': page }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
})

test('a restricted project asks no server for anything, its picture included', async ({ editor, outgoing }) => {
  await open(editor)
  await settled(editor)
  await takePicture(editor)
  await editor.select('h1')
  await editor.page.evaluate(async () => {
    const { pergola } = globalThis as unknown as { pergola: { commands: { run(name: string): Promise<void> } } }
    await pergola.commands.run('element.duplicate')
    await pergola.commands.run('page.save')
  })
  await takePicture(editor)
  expect(outgoing.take()).toEqual([])
})

test('asked for, remote pictures, fonts and sheets come from public hosts, until that is taken back', async ({
  editor,
  outgoing,
}) => {
  const { page: tab } = editor
  await open(editor)
  await tab.getByRole('button', { name: 'Load remote pictures' }).click()
  await expect.poll(() => outgoing.take().filter((host) => publicHosts.includes(host)).length).toBeGreaterThan(0)
  await editor.ready()
  await settled(editor)
  outgoing.take()
  await tab.reload()
  await editor.ready()
  await expect.poll(() => outgoing.take()).not.toEqual([])
  await tab.getByRole('button', { name: 'Stop loading remote pictures' }).click()
  await expect(tab.getByRole('button', { name: 'Load remote pictures', exact: true })).toBeVisible()
  await editor.ready()
  outgoing.take()
  await tab.reload()
  await editor.ready()
  await settled(editor)
  expect(outgoing.take()).toEqual([])
})

test('with remote pictures, no private place is ever asked', async ({ editor, outgoing }) => {
  await open(editor)
  const all: string[] = []
  await editor.page.getByRole('button', { name: 'Load remote pictures' }).click()
  await expect
    .poll(() => {
      all.push(...outgoing.take())
      return new Set(all.filter((host) => publicHosts.includes(host))).size
    })
    .toBe(publicHosts.length)
  await settled(editor)
  await takePicture(editor)
  all.push(...outgoing.take())
  expect(all.filter((host) => !publicHosts.includes(host))).toEqual([])
})

test('no screen of the editor asks anybody for what a restricted project names', async ({
  workspace,
  editor,
  outgoing,
}) => {
  await editor.page.goto('/workspace')
  await workspace.load(zip('hostile.zip', pergolaFiles()))
  await expect(editor.page.getByRole('article').first()).toContainText('<img src=x onerror=')
  await open(editor)
  await expect(editor.element('h1')).toHaveText('Hello')
  await editor.select('h1')
  const asked: Record<string, readonly string[]> = { canvas: outgoing.take() }
  const screens: string[] = []
  await lookAround(editor, (screen) => {
    screens.push(screen)
    asked[screen] = outgoing.take()
  })
  expect(screens.length).toBeGreaterThan(20)
  expect(Object.entries(asked).filter(([, hosts]) => hosts.length > 0)).toEqual([])
})

test("the editor's document connects to nobody else; the worker that asks for it does", async ({
  editor,
  outgoing,
}) => {
  await open(editor)
  const refused = await editor.page.evaluate(async () => {
    const told = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
        once: true,
      })
    })
    await fetch('https://api.site.org/').catch(() => undefined)
    return told
  })
  expect(refused).toBe('connect-src')
  expect(outgoing.take()).toEqual([])

  const answer = await editor.page.evaluate(async () => {
    const list = (await (await fetch('/shell-files.json')).json()) as { readonly files: readonly string[] }
    const script = list.files.find((file) => /elsewhere\.worker-[\w-]+\.js$/.test(file) && !file.includes('-start'))
    if (script === undefined) throw new Error('the worker is not among the files of the shell')
    const worker = new Worker(new URL(script, location.origin), { type: 'module' })
    const told = new Promise<{ kind: string; isRefused: boolean }>((resolve) => {
      worker.addEventListener('message', ({ data }) => resolve(data as { kind: string; isRefused: boolean }))
    })
    worker.postMessage({ url: 'https://api.site.org/', init: {} }, [])
    return told
  })
  // The host was asked, and hung up.
  expect(answer).toMatchObject({ kind: 'problem', isRefused: false })
  expect(outgoing.take()).toContain('api.site.org')
})
