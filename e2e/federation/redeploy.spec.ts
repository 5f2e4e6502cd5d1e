import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, installed, test } from './test.ts'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../..', import.meta.url))
const before = 'No Projects Yet'
const after = 'No Projects Yet, in the new version'

// Written out, because each package builds with its own Vite: it has to be found from there.
const rebuild = `
  const { build } = await import('vite')
  const [outDir, from, to] = process.argv.slice(1)
  const reword = {
    name: 'reword', enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/messages.ts') ? code.replace(from, to) : null),
  }
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true }, plugins: [reword] })
`

/** Builds the workspace remote alone, with one sentence changed, and puts it under the running server. */
async function redeployWorkspace(suiteFolder: string): Promise<void> {
  const built = await mkdtemp(join(tmpdir(), 'pergola-remote-'))
  const cwd = join(repository, 'remotes', 'workspace')
  await run(process.execPath, ['--input-type=module', '-e', rebuild, built, before, after], { cwd })
  await run(process.execPath, ['scripts/assemble.mjs', '--built', built, '--out', suiteFolder], { cwd: repository })
  await rm(built, { recursive: true })
}

/** Every file of the suite with a hash of its bytes, but for the one remote and the list of remotes. */
async function otherFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const others = files.filter((file) => !/remotes\/workspace-|\/remotes\.json/.test(file)).toSorted()
  return Promise.all(
    others.map(async (file) => [
      file,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ]),
  )
}

/** Versions of the workspace remote that a load of the page takes files from. */
async function versionsUsed(page: Page, load: () => Promise<unknown>): Promise<readonly string[]> {
  const versions = new Set<string>()
  const note = (request: { url(): string }) => {
    const [, version] = /\/remotes\/workspace-([0-9a-f]+)\//.exec(request.url()) ?? []
    if (version) versions.add(version)
  }
  page.on('request', note)
  await load()
  page.off('request', note)
  return [...versions]
}

test('one remote is rebuilt alone and replaced under the running server; a reload uses it, also offline', async ({
  page,
  workspace,
  deployment,
  suite,
}) => {
  await workspace.open()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
  await installed(page)

  const untouched = await otherFiles(deployment.folder)
  const { version } = await deployment.remote('workspace')
  await redeployWorkspace(deployment.folder)
  expect(await otherFiles(deployment.folder)).toEqual(untouched)
  const fresh = (await deployment.remote('workspace')).version
  expect(fresh).not.toBe(version)

  const online = await versionsUsed(page, async () => {
    await page.reload()
    await expect(page.getByText(after, { exact: true })).toBeVisible()
  })
  expect(online).toEqual([fresh])
  // It is what the page runs: a question whether to reload for it would stand in the way of this.
  const question = page.getByText('A new version is available. Reload now?')
  for (const name of ['Thought of', 'Thought of again']) {
    await page.getByRole('button', { name: 'New site' }).click()
    await page.getByLabel('Project Name').fill(name)
    await page.keyboard.press('Escape')
  }
  await expect(question).toHaveCount(0)

  await suite.stop()
  const offline = await versionsUsed(page, async () => {
    await page.reload()
    await expect(page.getByText(after, { exact: true })).toBeVisible()
  })
  expect(offline).toEqual([fresh])
})

test('a new version of which a file is missing is not taken; the old one goes on, offline, too', async ({
  page,
  workspace,
  deployment,
  suite,
}) => {
  await workspace.open()
  await installed(page)
  const { version } = await deployment.remote('workspace')

  await redeployWorkspace(deployment.folder)
  const { base } = await deployment.remote('workspace')
  const files = await deployment.filesOf('workspace')
  const [lost] = files.filter((file) => file.includes('workspace-screen') && file.endsWith('.js'))
  if (!lost) throw new Error('the workspace remote has no chunk for its screen')
  for (const suffix of ['', '.br', '.gz']) await rm(join(deployment.folder, base, lost + suffix), { force: true })

  const used = await versionsUsed(page, async () => {
    await page.reload()
    await expect(page.getByText(before, { exact: true })).toBeVisible()
  })
  expect(used).toEqual([version])

  await suite.stop()
  await page.reload()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
})

test('a remote is served from another origin, and works offline afterwards', async ({
  page,
  workspace,
  deployment,
  remoteHost,
  suite,
}) => {
  const { base } = await deployment.remote('workspace')
  await deployment.readdress('workspace', { base: `${remoteHost.origin}/${base}` })
  await workspace.open()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
  await installed(page)

  await Promise.all([suite.stop(), remoteHost.stop()])
  await page.reload()
  await expect(page.getByText(before, { exact: true })).toBeVisible()
})
