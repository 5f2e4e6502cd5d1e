import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startSuite } from '../support/start-suite.ts'
import { expect, test } from './test.ts'

const guestBuild = fileURLToPath(new URL('../../examples/outline-inspector/dist', import.meta.url))

/** The deployment knows nothing of the guest; another team serves its build as it left its own toolchain. */
test.beforeEach(async ({ deployment }) => {
  await cp(guestBuild, join(deployment.folder, 'guest'), { recursive: true })
  await deployment.withdraw('outline-inspector')
})

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const parts = (page: Page) => settings(page).getByRole('region', { name: 'Parts of the editor' })

async function openSettings(page: Page) {
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
}

async function addPart(page: Page, address: string) {
  await parts(page).getByLabel('Address of a part').fill(address)
  await parts(page).getByRole('button', { name: 'Add part' }).click()
}

test('a part of another origin is added in the settings, survives a reload, and is removed', async ({
  page,
  workspace,
  remoteHost,
}) => {
  await workspace.open()
  await workspace.create('With a guest of my own')
  await openSettings(page)
  await expect(parts(page)).toContainText('runs with every right of the editor')
  await addPart(page, `${remoteHost.origin}/guest`)
  await expect(parts(page).getByRole('listitem', { name: 'Outline inspector' })).toContainText('Loaded')
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('button', { name: 'Outline' }).click()
  await expect(page.getByRole('region', { name: 'Headings' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Headings' })).toBeVisible()
  await openSettings(page)
  await parts(page).getByRole('button', { name: 'Remove Outline inspector' }).click()
  await parts(page).getByRole('button', { name: 'Reload now' }).click()
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Outline' })).toHaveCount(0)
})

test('an address that leads nowhere is refused with a reason and nothing is kept', async ({
  page,
  workspace,
  remoteHost,
}) => {
  await workspace.open()
  await workspace.create('With a typing mistake')
  await openSettings(page)
  await addPart(page, 'guest')
  await expect(parts(page).getByRole('alert')).toContainText('full address')
  await addPart(page, `${remoteHost.origin}/nowhere/`)
  await expect(parts(page).getByRole('alert')).toContainText('404')
  await addPart(page, `${remoteHost.origin}/index.html`)
  await expect(parts(page).getByRole('alert')).toBeVisible()
  await expect(parts(page).getByRole('listitem', { name: 'Outline inspector' })).toHaveCount(0)
})

test('a server that the policy does not name is refused, and the setting that lets it in is told', async ({
  page,
  workspace,
  deployment,
  remoteHost,
}) => {
  const strict = await startSuite({ SUITE_FOLDER: deployment.folder })
  await page.goto(`${strict.url}/workspace`)
  await workspace.create('With a strict policy')
  await openSettings(page)
  await addPart(page, `${remoteHost.origin}/guest/`)
  await expect(parts(page).getByRole('alert')).toContainText(`REMOTE_ORIGINS=${remoteHost.origin}`)
  await strict.stop()
})
