import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { contractNumber } from '@pergola/contracts'
import { expect, test } from '../federation/test.ts'

const fixture = fileURLToPath(new URL('../fixtures/remotes/takes-over.js', import.meta.url))
const sound = { name: 'takes-over', contract: contractNumber, entry: 'remoteEntry.js', slots: ['panel:takes-over'] }

/** Manifests that want more than a remote may have, with the sentence that each is refused with. */
const hostile: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
  [{ entry: 'javascript:alert(1)' }, 'entry must be the path of a file in the folder of remote.json'],
  [{ entry: 'https://evil.example/remoteEntry.js' }, 'entry must be the path of a file in the folder of remote.json'],
  [{ preload: ['//evil.example/x.js'] }, 'an entry of preload must be the path of a file'],
  [{ files: ['../../index.html'], version: '1' }, 'an entry of files must be the path of a file'],
  [
    { preload: Array.from({ length: 5000 }, (_, index) => `${index}.js`) },
    'preload must not have more than 200 entries',
  ],
  [{ name: 'constructor' }, 'name is taken by the editor itself'],
  [{ name: 'canvas' }, 'name is taken by the editor itself'],
  [{ slots: ['panel:styling'] }, '"panel:styling" belongs to the editor'],
  [{ slots: ['panel:*'] }, '"panel:*" is no place for a remote'],
  [{ title: '<img src=x onerror=alert(1)>'.repeat(100) }, 'title must not be longer than 80 letters'],
]

const parts = (page: Page) =>
  page.getByRole('dialog', { name: 'Settings' }).getByRole('region', { name: 'Parts of the editor' })

async function addPart(page: Page, address: string) {
  await parts(page).getByLabel('Address of a part').fill(address)
  await parts(page).getByRole('button', { name: 'Add part' }).click()
}

test('a hostile manifest is refused with what is wrong, and none of its code is asked for', async ({
  page,
  workspace,
  deployment,
  remoteHost,
}) => {
  await workspace.open()
  await workspace.create('With a hostile manifest')
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const [index, [change, sentence]] of hostile.entries()) {
    const folder = join(deployment.folder, `hostile-${index}`)
    await mkdir(folder)
    await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...sound, ...change }))
    await addPart(page, `${remoteHost.origin}/hostile-${index}`)
    await expect(parts(page).getByRole('alert')).toContainText(sentence)
  }
  const code = asked.filter((url) => url.startsWith(remoteHost.origin) || url.includes('evil.example'))
  expect(code.filter((url) => !/\/hostile-\d+\/remote\.json$/.test(url))).toEqual([])
  expect(code).toHaveLength(hostile.length)
})

test('a remote that would take the place of the editor gets its own place, and the rest is told', async ({
  page,
  workspace,
  deployment,
  remoteHost,
}) => {
  const folder = join(deployment.folder, 'takes-over')
  const code = await readFile(fixture, 'utf8')
  await mkdir(folder)
  await writeFile(join(folder, 'remote.json'), JSON.stringify(sound))
  await writeFile(join(folder, 'remoteEntry.js'), code.replaceAll('CONTRACT_NUMBER', String(contractNumber)))
  await workspace.open()
  await workspace.create('With somebody greedy')
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
  await addPart(page, `${remoteHost.origin}/takes-over`)
  const part = parts(page).getByRole('listitem', { name: 'takes-over' })
  for (const sentence of [
    'services come from the editor alone',
    '"panel:styling" belongs to the editor',
    '"modal:settings" belongs to the editor',
    '"screen:workspace" is no place for a remote',
    'command "page.save": name must be "takes-over." and a word',
    'elementTool must be the path data',
    'setting "enable_auto_save": name must be',
    'block "heading": id must be',
    'html must hold no script',
  ])
    await expect(part).toContainText(sentence)

  // The next start, where it might be quicker than the parts whose places it wants.
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('navigation').getByRole('button', { name: 'Honest panel' }).click()
  await expect(page.getByText('Taken over')).toBeVisible()
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click()
  await expect(part).toContainText('Loaded')
  await expect(parts(page).getByRole('listitem', { name: 'Panels' })).toContainText('Loaded')
  await expect(parts(page).getByRole('listitem', { name: 'Canvas' })).toContainText('Loaded')
})
