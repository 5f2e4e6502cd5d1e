import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '../actors/test.ts'
import { type PlainHost, startPlainHost } from '../support/plain-host.ts'

const run = promisify(execFile)
const server = fileURLToPath(new URL('../../hosts/server/dist/server.mjs', import.meta.url))

interface StaticSuite {
  readonly folder: string
  readonly editor: PlainHost
  readonly sandbox: PlainHost
}

/** The suite as plain files on two servers that know nothing of it. */
async function startStatic(environment: (origins: { editor: string; sandbox: string }) => Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'pergola-static-'))
  const editor = await startPlainHost(join(folder, 'editor'))
  const sandbox = await startPlainHost(join(folder, 'sandbox'))
  const env = { ...process.env, ...environment({ editor: editor.origin, sandbox: sandbox.origin }) }
  await run(process.execPath, [server, 'static', folder], { env })
  return { folder, editor, sandbox }
}

async function end({ folder, editor, sandbox }: StaticSuite) {
  await Promise.all([editor.stop(), sandbox.stop()])
  await rm(folder, { recursive: true })
}

test('plain files on two origins: edit, preview on the sandbox origin, come back by address, go on offline', async ({
  page,
  workspace,
  editor,
}) => {
  const suite = await startStatic((origins) => ({ SANDBOX_ORIGIN: origins.sandbox, EDITOR_ORIGINS: origins.editor }))
  // Not a page of the server's own making: only its `404.html` answers here.
  await page.goto(`${suite.editor.origin}/workspace`)
  await editor.installed()
  await workspace.create('Static')
  await editor.ready()
  await editor.dropBlock('Heading')
  await expect(editor.element('h1')).toHaveText('Heading')
  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const preview = page.frameLocator(`iframe[src^="${suite.sandbox.origin}"]:visible`)
  await expect(preview.getByRole('heading', { name: 'Heading' })).toBeVisible()
  await page.keyboard.press('Escape')

  await end(suite)
  await page.goto(`${suite.editor.origin}/edite/styling`)
  await expect(editor.element('h1')).toHaveText('Heading')
})

test('without a header from the server the policy holds all the same', async ({ page }) => {
  const suite = await startStatic(() => ({}))
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(`${suite.editor.origin}/workspace`)
  await expect(page.getByRole('button', { name: 'New site' })).toBeVisible()
  expect(refused).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.strangerRan = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'strangerRan' in globalThis)).toBe(false)
  await end(suite)
})
