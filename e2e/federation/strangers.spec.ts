import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { reservedNames } from '@pergola/contracts/remote-checks'
import { createEditorActor } from '../actors/editor-actor.ts'
import { createWorkspaceActor } from '../actors/workspace-actor.ts'
import { followDocument, updateShell } from '../support/follow-extending.ts'
import { startSuite } from '../support/start-suite.ts'
import { expect, installed, test } from './test.ts'

const examples = fileURLToPath(new URL('../../examples', import.meta.url))
const document = fileURLToPath(new URL('../../docs/extending.md', import.meta.url))

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const parts = (page: Page) => settings(page).getByRole('region', { name: 'Parts of the editor' })

async function addPart(page: Page, address: string) {
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
  await parts(page).getByLabel('Address of a part').fill(address)
  await parts(page).getByRole('button', { name: 'Add part' }).click()
}

const rail = (page: Page, name: string) => page.getByRole('navigation').getByRole('button', { name })

test('no command of the editor begins with a name that a stranger may have', async ({ page, workspace }) => {
  await workspace.open()
  await workspace.create('With every command')
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Settings' })).toBeVisible()
  const names = await page.evaluate(() =>
    (globalThis as unknown as { pergola: { commands: { list(): { name: string }[] } } }).pergola.commands
      .list()
      .map(({ name }) => name),
  )
  expect(names.length).toBeGreaterThan(50)
  // A stranger's are a name, a dot and a word.
  const open = names.filter((name) => /^[a-z][a-z0-9-]*\./.test(name) && !reservedNames.has(name.split('.')[0] ?? ''))
  expect(open).toEqual([])
})

test('the document, followed from an empty folder, gives a panel in the editor, offline and in a newer shell', async ({
  page,
  context,
  deployment,
}) => {
  const followed = await followDocument(document)
  const suite = await startSuite({
    SUITE_FOLDER: deployment.folder,
    REMOTE_ORIGINS: new URL(followed.address).origin,
  })
  const panel = page.getByRole('region', { name: 'Letter count' })
  await page.goto(`${suite.url}/workspace`)
  await createWorkspaceActor(page).create('With a stranger')
  await addPart(page, followed.address)
  const part = parts(page).getByRole('listitem', { name: 'Letter count' })
  await expect(part).toContainText('Loaded')
  await expect(part).not.toContainText('not taken')
  await page.keyboard.press('Escape')
  await createEditorActor(page).ready()
  await createEditorActor(page).dropBlock('Note')
  await rail(page, 'Letter count').click()
  await expect(panel).toContainText(/\d+ letters\s*in /)

  await test.step('its setting and its command work', async () => {
    await rail(page, 'Settings').click()
    await part.getByRole('switch', { name: 'Name the selected element' }).click()
    await page.keyboard.press('Escape')
    await expect(panel).not.toContainText('in ')
    await page.evaluate(() =>
      (globalThis as unknown as { pergola: { commands: { run(name: string): Promise<void> } } }).pergola.commands.run(
        'letter-count.say-length',
      ),
    )
    await expect(page.getByText(/^\d+ letters$/).last()).toBeVisible()
  })

  await test.step('it is there without a network, with its setting', async () => {
    await installed(page)
    await followed.end()
    await context.setOffline(true)
    await page.reload()
    await expect(panel).toContainText('letters')
    await expect(panel).not.toContainText('in ')
    await context.setOffline(false)
  })

  await test.step('it is there in a newer shell', async () => {
    await updateShell(deployment.folder, 'newer-shell')
    await expect(async () => {
      await page.reload()
      await expect(page.locator('meta[name=newer-shell]')).toBeAttached({ timeout: 1000 })
    }).toPass()
    await expect(panel).toContainText('letters')
  })
  await suite.stop()
})

const red = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="red" d="M0 0h8v8H0z"/></svg>'

/** A public feed of pictures, on the origin of the remotes. */
async function writeFeed(folder: string): Promise<void> {
  await mkdir(folder)
  await writeFile(join(folder, 'sunset.svg'), red)
  await writeFile(join(folder, 'feed.json'), JSON.stringify({ items: [{ title: 'Sunset', image: 'sunset.svg' }] }))
}

test('the examples, each built by its own bundler, work in the editor from another origin', async ({
  page,
  workspace,
  deployment,
  remoteHost,
}) => {
  const titles = {
    'word-count': 'Word count',
    'colour-vision': 'Colour vision',
    'picture-feed': 'Picture feed',
    'notice-blocks': 'Notice blocks',
  }
  await writeFeed(join(deployment.folder, 'feed'))
  await workspace.open()
  await workspace.create('With four examples')
  const editor = createEditorActor(page)
  await editor.ready()
  await rail(page, 'Settings').click()
  for (const [name, title] of Object.entries(titles)) {
    await cp(join(examples, name, 'dist'), join(deployment.folder, name), { recursive: true })
    await parts(page).getByLabel('Address of a part').fill(`${remoteHost.origin}/${name}`)
    await parts(page).getByRole('button', { name: 'Add part' }).click()
    const part = parts(page).getByRole('listitem', { name: title })
    await expect(part).toContainText('Loaded')
    await expect(part).not.toContainText('not taken')
    await expect(parts(page)).toContainText(`${title} is added`)
  }
  await page.keyboard.press('Escape')

  await editor.dropBlock('Hint')
  await rail(page, 'Words').click()
  await expect(page.getByRole('region', { name: 'Words' })).toContainText('Page5')
  await rail(page, 'Colour vision').click()
  await expect(page.frameLocator('iframe[title="The page with fewer colours"]').locator('.notice--hint')).toBeVisible()
  await rail(page, 'Picture feed').click()
  const feed = page.getByRole('region', { name: 'Picture feed' })
  await feed.getByLabel('Address of a JSON Feed').fill(`${remoteHost.origin}/feed/feed.json`)
  await feed.getByRole('button', { name: 'Show pictures' }).click()
  await feed.getByRole('button', { name: 'Sunset' }).click()
  await expect(page.getByText('sunset.svg stands on the page.')).toBeVisible()
})
