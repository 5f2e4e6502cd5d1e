import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { contractNumber } from '@pergola/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// The worker would answer from its cache; what is tested here is the page against the network.
test.use({ serviceWorkers: 'block' })

const outline = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('alert') })
const canvas = (page: Page) => page.locator('iframe').first()

/** The rest of the editor, while one part of it is in trouble. */
async function othersWork(page: Page) {
  await expect(canvas(page)).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

test('a remote whose files are missing costs its own places, and comes back on retry', async ({
  page,
  workspace,
  deployment,
}) => {
  const folder = await deployment.folderOf('panels')
  const away = join(deployment.folder, 'panels-away')
  await rename(folder, away)
  await workspace.open()
  await workspace.create('Without panels')

  // Left and right: its places stay where they are, and each says what is wrong.
  await expect(page.getByText('Panels could not be loaded')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Traits' }).click()
  await expect(page.getByText('Panels could not be loaded')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Add' }).click()
  await othersWork(page)

  await rename(away, folder)
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await expect(page.getByText('Panels could not be loaded')).toHaveCount(0)
  await expect(page.getByLabel('Search blocks')).toBeVisible()
})

test('a remote that does not answer is waited for as long as the limit says, and nobody waits with it', async ({
  page,
  workspace,
  deployment,
  remoteHost,
}) => {
  const { base } = await deployment.remote('outline-inspector')
  await deployment.readdress('outline-inspector', { base: `${remoteHost.origin}/${base}` })
  remoteHost.hold()
  await workspace.open()
  await workspace.create('With a slow part')
  await page.goto('/edite/outline')
  await othersWork(page)

  await expect(page.getByText('Outline inspector takes too long')).toBeVisible({ timeout: 20_000 })
  // What comes late is taken in without being asked for again.
  remoteHost.release()
  await expect(page.getByRole('region', { name: 'Headings' })).toBeVisible()
})

test('a remote that throws when it starts is named with its own words', async ({ page, workspace, deployment }) => {
  await deployment.replaceByFixture('outline-inspector', 'throws-at-start')
  await workspace.open()
  await workspace.create('With a broken part')
  await page.goto('/edite/outline')

  await expect(outline(page)).toContainText('Outline inspector failed to start')
  await expect(outline(page)).toContainText('the battery is empty')
  await othersWork(page)
})

test('a remote that throws while rendering costs its slot, and is drawn again on retry', async ({
  page,
  workspace,
  deployment,
}) => {
  await deployment.replaceByFixture('outline-inspector', 'throws-while-rendering')
  await workspace.open()
  await workspace.create('With a part that breaks')
  await page.goto('/edite/outline')

  await expect(outline(page)).toContainText('Outline inspector stopped working')
  await expect(outline(page)).toContainText('the paint is dry')
  await othersWork(page)

  await page.evaluate(() => Object.assign(globalThis, { outlineMended: true }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Mended outline')).toBeVisible()
})

test('a remote of another contract is refused before its code runs', async ({ page, workspace, deployment }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await deployment.readdress('outline-inspector', { contract: 0 })
  await workspace.open()
  await workspace.create('With an old part')
  await page.goto('/edite/outline')

  await expect(outline(page)).toContainText('Outline inspector does not fit this version')
  await expect(outline(page)).toContainText(`contract 0, this editor speaks ${contractNumber}`)
  expect(asked.filter((url) => url.includes('/outline-inspector-'))).toEqual([])
  await othersWork(page)
})

test('a remote that says another contract than its address is refused, too', async ({
  page,
  workspace,
  deployment,
}) => {
  await deployment.replaceByFixture('outline-inspector', 'older-contract')
  await workspace.open()
  await workspace.create('With a part that lies')
  await page.goto('/edite/outline')
  await expect(outline(page)).toContainText(`contract 0, this editor speaks ${contractNumber}`)
})

test('a remote of another toolchain shares the React of the shell', async ({ page, workspace, deployment }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await workspace.open()
  await workspace.create('With a guest')
  await page.goto('/edite/outline')

  // Its hooks and its lazy view would throw on a React of its own.
  await expect(page.getByRole('region', { name: 'Headings' })).toBeVisible()
  const { base } = await deployment.remote('outline-inspector')
  const files = await deployment.filesOf('outline-inspector')
  expect(files.filter((file) => /react/i.test(file))).toEqual([])
  const fetched = asked.filter((url) => url.includes(base))
  expect(fetched.length).toBeGreaterThan(0)
})
