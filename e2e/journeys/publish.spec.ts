import type { Page } from '@playwright/test'
import { swiftIsMissing } from '../../hosts/server/src/shares/testing/start-swift.ts'
import { expect, test as base } from '../actors/test.ts'
import { type RunningBucket, startBucket } from '../support/start-bucket.ts'
import { startSuite } from '../support/start-suite.ts'

const test = base.extend<object, { target: RunningBucket }>({
  target: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures from the pattern
    async ({}, provide) => {
      const started = await startBucket('site')
      await provide(started)
      await started.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  suite: [
    async ({ target }, provide) => {
      const suite = await startSuite({ CONNECT_ORIGINS: target.endpoint })
      await provide(suite)
      await suite.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ installs: false })
test.skip(swiftIsMissing() !== null, swiftIsMissing() ?? '')

/** Contents that travelled to the bucket from now on. */
function countSent(page: Page): string[] {
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/objects/')) sent.push(request.url())
  })
  return sent
}

test('a site is published to a bucket, changed and published again with what differs, and rolled back', async ({
  page,
  editor,
  startSite,
  target,
}) => {
  await startSite('Northwind', 'Heading')
  const bar = page.getByRole('banner', { name: 'Page tools' })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Endpoint').fill(target.endpoint)
  await dialog.getByLabel('Bucket', { exact: true }).fill(target.name)
  await dialog.getByLabel('Access key ID').fill(target.accessKeyId)
  await dialog.getByLabel('Secret access key').fill(target.secretAccessKey)
  await dialog.getByLabel('Address of the site').fill(`${target.endpoint}/site/index.html`)
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog).toContainText('Added')
  expect(await target.read('index.html')).toBeNull()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  // Once for each target, before anything leaves.
  const question = page.getByRole('alertdialog', { name: 'Publish here for the first time?' })
  await expect(question).toContainText(`S3-compatible bucket: site`)
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByRole('link', { name: 'Open site' })).toHaveAttribute('href', /\/site\/index\.html$/)
  expect(await target.read('index.html')).toContain('Heading</h1>')
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await editor.writeInto('h1', 'Southwind')
  await expect(editor.element('h1')).toHaveText('Southwind')
  const sent = countSent(page)
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toContainText('1 file')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'Open site' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await target.read('index.html')).toContain('Southwind</h1>')

  await dialog.getByRole('button', { name: 'Compare again' }).click()
  await dialog.getByRole('button', { name: /^Return to the publication of/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to this' }).click()
  await expect(page.getByText('The earlier publication is back', { exact: true }).first()).toBeVisible()
  expect(await target.read('index.html')).toContain('Heading</h1>')
  expect(sent).toHaveLength(1)

  await dialog.getByRole('button', { name: 'Compare again' }).click()
  await dialog.getByRole('button', { name: 'Remove earlier publications' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove earlier publications' }).click()
  await expect(dialog.getByRole('region', { name: 'Publications' }).getByRole('listitem')).toHaveCount(1)
  expect(await target.read('index.html')).toContain('Heading</h1>')

  // What is kept of a target is never its key, and it can be taken away.
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByLabel('Secret access key')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Remove this target' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove this target' }).click()
  await expect(dialog.getByLabel('Bucket', { exact: true })).toHaveValue('')
})
