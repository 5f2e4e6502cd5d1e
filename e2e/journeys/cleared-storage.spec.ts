import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

test('a browser that clears all it has stored, and the service worker with it, leaves a site that can be exported', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Cleared', 'Heading')
  await editor.writeInto('h1', 'Stored')
  await editor.save()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const worker = page.workers().find((one) => one.url().includes('projects'))
  if (!worker) throw new Error('no project worker')
  const fetched = () =>
    worker.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(fetched).toContain('archive-verbs')

  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await page.waitForFunction(() => navigator.serviceWorker.controller === null)
  await editor.writeInto('h1', 'Never lost')
  const banner = page.getByRole('alert').filter({ hasText: 'has cleared what was stored' })
  const downloading = page.waitForEvent('download')
  await banner.getByRole('button', { name: 'Export project' }).click()
  const zip = unzipSync(await readFile(await (await downloading).path()))
  expect(new TextDecoder().decode(zip['index.html'])).toContain('Never lost')
})

test('files of the editor that were cleared are fetched again, and nobody is told of a new version', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Refilled', 'Heading')
  await editor.installed()
  const told = await page.evaluate(async () => {
    const kinds: string[] = []
    navigator.serviceWorker.addEventListener('message', ({ data }) => kinds.push(String(data?.kind)))
    for (const name of await caches.keys()) await caches.delete(name)
    navigator.serviceWorker.controller?.postMessage('pergola:sync', [])
    const isFilled = async () => {
      const answers = ['/remotes.json', '/shell-files.json'].map((path) => caches.match(path))
      return (await Promise.all(answers)).every(Boolean)
    }
    while (!(await isFilled())) await new Promise((resume) => setTimeout(resume, 50))
    // What the worker tells of the files it tells before it answers this.
    await fetch('/remotes.json')
    return kinds
  })
  expect(told).not.toContain('pergola:updated')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
