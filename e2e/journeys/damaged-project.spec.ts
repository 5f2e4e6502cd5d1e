import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'
import { loseFile } from '../support/rot.ts'

test.use({ installs: false })

test('a damaged project opens to be read, says what is lost, can be exported, and is repaired when asked', async ({
  page,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Rotten', 'Heading')
  await editor.writeInto('h1', 'What is left')
  await editor.save()
  await editor.leave()
  await loseFile(page, 'global/global.css')

  await workspace.edit('Rotten')
  const banner = page.getByRole('alert').filter({ hasText: 'This project is damaged' })
  await expect(banner).toContainText('Lost: global/global.css.')
  await expect(editor.element('h1')).toHaveText('What is left')
  await expect(page.getByText('open for editing in another tab')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await banner.getByRole('button', { name: 'Export project' }).click()
  const zip = unzipSync(await readFile(await (await downloading).path()))
  expect(new TextDecoder().decode(zip['index.html'])).toContain('What is left')
  await expect(page.getByText('Not in the zip, because they can no longer be read: global/global.css')).toBeVisible()

  await banner.getByRole('button', { name: 'Repair' }).click()
  const question = page.getByRole('alertdialog', { name: 'Repair project' })
  await expect(question).toContainText('global/global.css')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Repair' }).click()
  await question.getByRole('button', { name: 'Repair' }).click()
  await expect(banner).toBeHidden()
  await editor.writeInto('h1', 'Whole again')
  await editor.save()
  await page.reload()
  await expect(editor.element('h1')).toHaveText('Whole again')
})
