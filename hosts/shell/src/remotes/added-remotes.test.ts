import { contractNumber, fail, type RemoteAddress, succeed } from '@pergola/contracts'
import { expect, test, vi } from 'vitest'
import { createLocalStore } from '../services/local-store.ts'
import { createAddedRemotes } from './added-remotes.ts'
import { createRemotesService } from './create-remotes-service.ts'
import { addRemote } from './guests/add-remote.ts'
import { createRemotes } from './create-remotes.ts'
import type { LoadOutcome } from './load-definition.ts'
import { manifestUrl, parseManifest } from './read-manifest.ts'

const guest: RemoteAddress = {
  name: 'guest',
  title: 'Guest',
  version: 'added',
  base: 'https://guest.test/part/',
  entry: 'remoteEntry.js',
  contract: contractNumber,
  slots: [],
  preload: [],
  files: [],
  late: [],
}
const works: LoadOutcome = succeed({ name: 'guest', contract: contractNumber, needs: [], activate: () => ({}) })

function setup(outcome: LoadOutcome, store = createLocalStore(undefined)) {
  const added = createAddedRemotes(store)
  const load = vi.fn(async () => outcome)
  const remotes = createRemotes({
    services: {},
    added,
    readFile: async () => [],
    load,
    patience: 0,
    refresh: async (x) => x,
  })
  const read = async () => succeed(guest)
  const managing = {
    addRemote: (text: string) => addRemote({ remotes, added, read, keep: async () => true }, text),
    forgetFiles: async () => {},
    setSetting: () => {},
  }
  const service = createRemotesService(remotes, { added, manage: async () => managing })
  return { added, remotes, service, store }
}

test('what is added is there again at the next start, and gone after it is removed', async () => {
  const { service, store } = setup(works)
  expect((await service.add('https://guest.test/part/')).ok).toBe(true)

  const next = setup(works, store)
  await next.remotes.start()
  expect(next.service.state.getState().list).toMatchObject([
    { name: 'guest', origin: 'https://guest.test', added: true, phase: 'active' },
  ])
  next.service.remove('guest')
  expect(next.service.state.getState().list).toMatchObject([{ phase: 'leaving' }])

  const last = setup(works, store)
  await last.remotes.start()
  expect(last.service.state.getState().list).toEqual([])
})

test('what does not start is neither kept nor listed', async () => {
  const { service, added } = setup(fail('refused', 'https://guest.test'))
  expect(await service.add('x')).toEqual(fail('refused', 'https://guest.test'))
  expect(added.read()).toEqual([])
  expect(service.state.getState().list).toEqual([])
})

test('a second one of the same name is refused', async () => {
  const { service } = setup(works)
  await service.add('x')
  expect(await service.add('x')).toEqual(fail('name-taken', 'guest'))
})

test.each([
  ['https://guest.test/part', 'https://guest.test/part/remote.json'],
  ['https://guest.test/part/', 'https://guest.test/part/remote.json'],
  [' https://guest.test/card.json ', 'https://guest.test/card.json'],
  ['guest.test', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('the manifest of %s is %s', (text, url) => {
  expect(manifestUrl(text)?.href).toBe(url)
})

const url = new URL('https://guest.test/part/remote.json')
const manifest = { name: 'guest', title: 'Guest', contract: contractNumber, entry: 'remoteEntry.js' }

test('a manifest of another contract, or none, is told apart', () => {
  expect(parseManifest(JSON.stringify(manifest), url)).toEqual(succeed(guest))
  expect(parseManifest(JSON.stringify({ ...manifest, contract: 99 }), url)).toMatchObject({ failure: 'contract' })
  expect(parseManifest('<!doctype html>', url)).toMatchObject({ failure: 'no-remote' })
})

test('every field that is wrong is told on a line of its own', () => {
  const outcome = parseManifest(JSON.stringify({ ...manifest, title: 7, entry: 'https://evil.test/x.js' }), url)
  expect(outcome.ok ? '' : outcome.detail).toBe(
    'title must be a text\nentry must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash',
  )
})
