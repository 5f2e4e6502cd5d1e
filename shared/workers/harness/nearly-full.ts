import type { CDPSession } from 'playwright-core'
import { beforeEach } from 'vitest'
import { projectForEach } from './project-for-each.ts'

declare global {
  /** So many bytes that nothing presses together, as a file. */
  var noise: (name: string, bytes: number) => File
  var letters: (count: number) => string
}

/** A tab with a project on a disk that can be made as full as wanted. To be called once in a file of tests. */
export function onNearlyFullDisk() {
  const here = projectForEach({
    text: 'kept',
    prepare: (context) =>
      context.addInitScript(() => {
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes to the page
        const random = (count: number) => {
          const bytes = new Uint8Array(count)
          for (let at = 0; at < count; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
          return bytes
        }
        globalThis.noise = (name, bytes) => new File([random(bytes)], name)
        globalThis.letters = (count) =>
          Array.from(random(count), (byte) => String.fromCharCode(97 + (byte % 26))).join('')
      }),
  })

  let session: CDPSession
  let origin: string

  beforeEach(async () => {
    session = await here.context.newCDPSession(here.page)
    origin = new URL(here.harness.url).origin
  })

  const usage = async () => (await session.send('Storage.getUsageAndQuota', { origin })).usage

  /** Gives this origin so many bytes more than it uses now, ten minutes later. An override ends with its session. */
  const leave = async (bytes: number) => {
    await here.page.evaluate(() => globalThis.harness.letCopiesGo())
    return session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: Math.max(1, (await usage()) + bytes) })
  }

  const save = (text: string, projectId = here.id) =>
    here.page.evaluate(
      async ([id, css]) => {
        const outcome = await globalThis.services.projects.save({ projectId: id, files: { 'css/index.css': css } })
        return outcome.ok ? 'saved' : outcome.failure
      },
      [projectId, text] as const,
    )

  const read = (path = 'css/index.css') =>
    here.page.evaluate(async (file) => {
      const outcome = await globalThis.services.projects.readText(file)
      return outcome.ok ? outcome.value : outcome.failure
    }, path)

  const upload = (...files: readonly (readonly [string, number])[]) =>
    here.page.evaluate(async (given) => {
      const outcome = await globalThis.services.assets.upload(given.map(([name, size]) => globalThis.noise(name, size)))
      return outcome.ok ? outcome.value.stored.map(({ name }) => name) : outcome.failure
    }, files)

  const startAgain = () =>
    here.page.evaluate(async (id) => {
      globalThis.services.dispose()
      globalThis.services = globalThis.harness.start()
      const opened = await globalThis.services.projects.open(id)
      return opened.ok ? opened.value.role : opened.failure
    }, here.id)

  /** Takes the quota off again. */
  const leaveAll = () => session.send('Storage.overrideQuotaForOrigin', { origin })

  return { here, usage, leave, save, read, upload, startAgain, leaveAll }
}
