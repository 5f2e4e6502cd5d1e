import type { CDPSession } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { projectForEach } from './project-for-each.ts'

let session: CDPSession
const here = projectForEach({ text: 'kept' })
beforeEach(async () => {
  session = await here.context.newCDPSession(here.page)
})

/** Stores bytes that no zip makes smaller. */
const put = (path: string, size: number) =>
  here.page.evaluate(
    async ([name, length]) => {
      const bytes = new Uint8Array(length)
      for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
      const { projects } = globalThis.services
      const saved = await projects.writeFile(name, new Blob([bytes], { type: 'image/png' }))
      return [saved.ok || saved.failure, projects.state.getState().gaveWay]
    },
    [path, size] as const,
  )

/** Length of what is exported, and the names of what it holds as somebody else reads them. */
const exported = (forTab = false) =>
  here.page.evaluate(
    async ([project, isForTab]) => {
      const outcome = await globalThis.services.projects.exportZip(project, { forTab: isForTab })
      if (!outcome.ok) return outcome.failure
      const { file } = outcome.value
      const bytes = new Uint8Array(await (file as Blob).arrayBuffer())
      const text = new TextDecoder('latin1').decode(bytes)
      return { type: file.type, whole: bytes.length === file.size, picture: text.includes('assets/a.png') }
    },
    [here.id, forTab] as const,
  )

const scratch = (page = here.page) =>
  page.evaluate(async () => (await (await globalThis.harness.tree()).list('scratch'))?.length ?? 0)

async function leaveRoom(bytes: number): Promise<void> {
  const { usage = 0 } = await here.page.evaluate(() => navigator.storage.estimate())
  const { origin } = new URL(here.harness.url)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + bytes })
}

test('an exported zip lies on the disk, and gives way to a save before history does', async () => {
  expect(await put('assets/a.png', 4_000_000)).toEqual([true, false])
  expect(await exported()).toEqual({ type: 'application/zip', whole: true, picture: true })
  expect(await scratch()).toBe(1)

  await leaveRoom(300_000)
  expect(await put('assets/b.png', 2_000_000)).toEqual([true, false])
  expect(await scratch()).toBe(0)
})

test.each([
  ['filling', 3_000_000],
  ['more than full', -1_000_000],
])('on a disk that is %s a zip is packed in memory, and leaves nothing on the disk', async (_how, room) => {
  expect(await put('assets/a.png', 6_000_000)).toEqual([true, false])
  await leaveRoom(room)
  expect(await exported()).toEqual({ type: 'application/zip', whole: true, picture: true })
  expect(await scratch()).toBe(0)
})

test('what only its tab reads goes with the next start after the tab has ended, without a word; a download stays', async () => {
  await exported(true)
  await exported()
  const other = await here.harness.newTab(here.context)
  await other.evaluate(() => globalThis.services.projects.refresh())
  expect(await scratch(other)).toBe(2)
  await here.page.close()
  const next = await here.harness.newTab(here.context)
  await next.evaluate(() => globalThis.services.projects.refresh())
  await expect.poll(() => scratch(next)).toBe(1)
})
