import { afterEach, describe, expect, test } from 'vitest'
import { createTarget } from '../create-target.ts'
import { preparePublication } from '../prepare-publication.ts'
import type { PublishTarget } from '../publish-target.ts'
import type { TargetKindName } from '../target-kinds.ts'
import type { FakeHost } from '../testing/fake-host.ts'
import { startGithub } from '../testing/fake-github.ts'
import { startNetlify } from '../testing/fake-netlify.ts'
import { createTestPorts, quietCall, siteOf } from '../testing/test-ports.ts'

const token = 'token-of-a-test'
const first = { 'index.html': 'one', 'pages/ä b.html': 'a', 'css/a.css': 'css', 'same.txt': 'css', 'old.txt': 'old' }
const second = { ...first, 'index.html': 'two' }

const running: FakeHost[] = []
afterEach(() => running.splice(0).forEach((host) => host.stop()))
function ended<Started extends FakeHost>(host: Started): Started {
  running.push(host)
  return host
}

type Host = FakeHost & { seen(): Readonly<Record<string, string>> }

function open(kind: TargetKindName, { origin: service }: FakeHost, secret = token) {
  const ports = createTestPorts()
  const values = { service, site: 'site.netlify.app', repository: 'owner/site', branch: 'gh-pages' }
  const target: PublishTarget = createTarget({ kind, values, secret }, ports, quietCall)
  const prepare = (files: Readonly<Record<string, string>>) => preparePublication(target, siteOf(files), ports)
  async function publish(files: Readonly<Record<string, string>>) {
    const { plan, site } = await prepare(files)
    return target.publish(site, plan)
  }
  return { target, ports, prepare, publish }
}

const kinds: readonly { kind: TargetKindName; start: () => Promise<Host>; sends: RegExp }[] = [
  { kind: 'netlify', start: () => startNetlify(token), sends: /^PUT / },
  { kind: 'github', start: () => startGithub(token), sends: /^POST .*\/git\/blobs/ },
]

describe.each(kinds)('publishing to $kind', ({ kind, start, sends }) => {
  const sent = ({ asked }: FakeHost) => asked.filter((line) => sends.test(line)).length

  test('sends what differs, keeps a history and returns without sending', async () => {
    const host = ended(await start())
    const { target, publish } = open(kind, host)
    const { id } = await publish(first)
    expect(host.seen()).toMatchObject(first)
    host.asked.length = 0
    const { 'old.txt': _old, ...rest } = second
    await publish(rest)
    expect(sent(host)).toBe(1)
    expect(host.seen()).toMatchObject(rest)
    expect(host.seen()['old.txt']).toBeUndefined()

    host.asked.length = 0
    const history = await target.history()
    expect(history.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    await target.rollBack(id)
    expect(sent(host)).toBe(0)
    expect(host.seen()).toMatchObject(first)
    expect(await target.address()).toMatch(/^https:/)
  })

  test('goes on after a host that is busy and a connection that is cut in the middle', async () => {
    const host = ended(await start())
    const { ports, publish } = open(kind, host)
    host.faults.push({ when: sends, status: 429, headers: { 'retry-after': '3' } }, { when: sends, status: 'cut' })
    await publish(first)
    expect(ports.waited).toContain(3000)
    expect(host.seen()).toMatchObject(first)
  })

  test('leaves the old site whole when it is refused in the middle, and goes on from there', async () => {
    const host = ended(await start())
    const { publish } = open(kind, host)
    await publish(first)
    const before = host.seen()
    host.faults.push({ when: sends, status: 403 })
    await expect(publish({ ...second, 'new.txt': 'new' })).rejects.toMatchObject({ failure: 'forbidden' })
    expect(host.seen()).toEqual(before)
    await publish(second)
    expect(host.seen()).toMatchObject(second)
  })

  test('tells a token that is not known, and does not say it', async () => {
    const host = ended(await start())
    const failed = open(kind, host, 'a-wrong-token').prepare(first)
    await expect(failed).rejects.toMatchObject({ failure: 'unauthorized' })
    await expect(failed).rejects.not.toThrow('a-wrong-token')
  })

  test('refuses to go over what somebody else has published meanwhile', async () => {
    const host = ended(await start())
    const { target, prepare, publish } = open(kind, host)
    await publish(first)
    const { plan, site } = await prepare(second)
    await open(kind, host).publish({ 'index.html': 'theirs' })
    await expect(target.publish(site, plan)).rejects.toMatchObject({ failure: 'conflict' })
    expect(host.seen()['index.html']).toBe('theirs')
  })
})

describe('publishing to a branch that others write to as well', () => {
  test('leaves their files, and tells which of them it would replace', async () => {
    const host = ended(await startGithub(token, { CNAME: 'www.example.org', 'index.html': 'theirs' }))
    const { prepare, publish } = open('github', host)
    expect((await prepare(first)).replaced).toEqual(['index.html'])
    await publish(first)
    await publish({ 'index.html': 'two' })
    expect(host.seen()).toMatchObject({ CNAME: 'www.example.org', 'index.html': 'two', '.nojekyll': '' })
    expect(host.seen()['css/a.css']).toBeUndefined()
  })

  test('throws nothing of theirs away that came while it sent', async () => {
    const host = ended(await startGithub(token))
    const { prepare, publish, target } = open('github', host)
    await publish(first)
    const { plan, site } = await prepare(second)
    let isDone = false
    const slow = {
      ...site,
      read: async (path: string) => {
        if (!isDone) host.intervene('theirs.txt', 'theirs')
        isDone = true
        return site.read(path)
      },
    }
    await expect(target.publish(slow, plan)).rejects.toMatchObject({ failure: 'conflict' })
    expect(host.seen()).toMatchObject({ 'theirs.txt': 'theirs', 'index.html': 'one' })
  })
})
