import { expect, onTestFinished, test, vi } from 'vitest'
import { createFakeToasts } from '@pergola/contracts/testing'
import {
  contractNumber,
  fail,
  type RemoteContribution,
  type RemoteDefinition,
  type ServiceName,
  type SlotName,
  succeed,
} from '@pergola/contracts'
import { createRemotes } from './create-remotes.ts'
import type { LoadDefinition, LoadOutcome } from './load-definition.ts'
import type { PlacedRemote } from './remotes-file.ts'

/** However busy the machine is. */
const eventually = (check: () => void) => vi.waitFor(check)

const placed = (name: string): PlacedRemote => ({
  name,
  title: name.toUpperCase(),
  version: '1',
  contract: contractNumber,
  slots: [],
  files: [],
  late: [],
  entryUrl: `https://example.test/${name}.js`,
  preloadUrls: [],
})

interface Given {
  needs?: readonly ServiceName[]
  activate?: RemoteDefinition['activate']
}

const defined = (name: string, { needs = [], activate = () => ({}) }: Given = {}): LoadOutcome =>
  succeed({ name, contract: contractNumber, needs, activate })

const First = () => null
const Second = () => null

const throwAtStart = () => {
  throw new Error('no battery')
}

const provide = (service: ServiceName) => (): RemoteContribution => ({ services: { [service]: {} } })

function createSuite(outcomes: Readonly<Record<string, readonly LoadOutcome[]>>) {
  const load: LoadDefinition = async ({ name }, attempt) => outcomes[name]?.[attempt] ?? fail('missing')
  const reload = vi.fn<() => void>()
  const remotes = createRemotes({
    services: { toasts: createFakeToasts() },
    readFile: async () => Object.keys(outcomes).map(placed),
    load,
    reload,
    patience: 0,
  })
  const phases = () =>
    Object.fromEntries(remotes.state.getState().list.map(({ name, phase, failure }) => [name, failure ?? phase]))
  return { remotes, phases, reload }
}

test('remotes are activated in the order of their needs, not of the list', async () => {
  const order: string[] = []
  const note = (name: string, contribution: RemoteContribution) => () => {
    order.push(name)
    return contribution
  }
  const { remotes, phases } = createSuite({
    panels: [defined('panels', { needs: ['canvas'], activate: note('panels', {}) })],
    canvas: [defined('canvas', { activate: note('canvas', provide('canvas')()) })],
  })
  await remotes.start()
  expect(order).toEqual(['canvas', 'panels'])
  expect(phases()).toEqual({ panels: 'active', canvas: 'active' })
})

test('a remote that fails costs itself and those that need it', async () => {
  const { remotes, phases } = createSuite({
    canvas: [fail('missing')],
    panels: [defined('panels', { needs: ['canvas'] })],
    workspace: [defined('workspace', { needs: ['toasts'] })],
  })
  await remotes.start()
  expect(phases()).toEqual({ canvas: 'missing', panels: 'need-missing', workspace: 'active' })
  expect(remotes.state.getState().list.find(({ name }) => name === 'panels')?.detail).toBe('canvas')
})

test('a retry of the provider brings those that waited for it', async () => {
  const { remotes, phases } = createSuite({
    canvas: [fail('missing'), defined('canvas', { activate: provide('canvas') })],
    panels: [defined('panels', { needs: ['canvas'] })],
  })
  await remotes.start()
  await remotes.retry('canvas')
  expect(phases()).toEqual({ canvas: 'active', panels: 'active' })
})

test('a retry at the one that waits tries whoever should bring what it needs', async () => {
  const { remotes, phases } = createSuite({
    canvas: [fail('missing'), defined('canvas', { activate: provide('canvas') })],
    panels: [defined('panels', { needs: ['canvas'] })],
  })
  await remotes.start()
  await remotes.retry('panels')
  expect(phases()).toEqual({ canvas: 'active', panels: 'active' })
})

test('the first retry looks where the list says that a remote stands now', async () => {
  let version = 'old'
  const asked: string[] = []
  const remotes = createRemotes({
    services: { toasts: createFakeToasts() },
    readFile: async () => [{ ...placed('canvas'), version, entryUrl: `https://example.test/${version}/canvas.js` }],
    load: async ({ entryUrl }) => {
      asked.push(entryUrl)
      return entryUrl.includes('/new/') ? defined('canvas') : fail('missing')
    },
    patience: 0,
  })
  await remotes.start()
  version = 'new'
  await remotes.retry('canvas')
  expect(asked).toEqual(['https://example.test/old/canvas.js', 'https://example.test/new/canvas.js'])
  expect(remotes.state.getState().list).toMatchObject([{ phase: 'active', version: 'new' }])
})

test('a list that could not be read is read again when it is started again', async () => {
  const readFile = vi
    .fn<() => Promise<readonly PlacedRemote[]>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue([placed('canvas')])
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const load: LoadDefinition = async () => defined('canvas')
  const remotes = createRemotes({ services: { toasts: createFakeToasts() }, readFile, load, patience: 0 })
  await remotes.start()
  expect(remotes.state.getState().file).toBe('unreadable')
  await remotes.start()
  expect(remotes.state.getState()).toMatchObject({ file: 'read', list: [{ phase: 'active' }] })
  said.mockRestore()
})

test('the second retry in vain asks for a new document', async () => {
  const { remotes, reload } = createSuite({ canvas: [fail('missing')] })
  await remotes.start()
  await remotes.retry('canvas')
  expect(reload).not.toHaveBeenCalled()
  await remotes.retry('canvas')
  expect(reload).toHaveBeenCalledOnce()
})

test('a remote that throws while starting says what it threw', async () => {
  const { remotes } = createSuite({ motion: [defined('motion', { activate: throwAtStart })] })
  await remotes.start()
  expect(remotes.state.getState().list[0]).toMatchObject({ phase: 'failed', failure: 'threw', detail: 'no battery' })
})

test('who comes second to a slot or a service is refused, and nobody can replace a service', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { remotes } = createSuite({
    canvas: [defined('canvas', { activate: () => ({ views: { canvas: First }, ...provide('canvas')() }) })],
    panels: [
      defined('panels', {
        activate: (services) => {
          expect(() => Object.assign(services, { toasts: null })).toThrow(TypeError)
          return { views: { canvas: Second }, ...provide('canvas')() }
        },
      }),
    ],
  })
  await remotes.start()
  expect(remotes.state.getState().views.canvas).toEqual({ remote: 'canvas', View: First })
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})

test('panels stand in the order of the list, whoever was quicker', async () => {
  const panel = (slot: SlotName) => () => ({ panels: [{ slot, title: slot, icon: '' }] })
  const { remotes } = createSuite({
    panels: [defined('panels', { needs: ['canvas'], activate: panel('left:slow') })],
    workspace: [defined('workspace', { activate: panel('left:quick') })],
    canvas: [defined('canvas', { activate: provide('canvas') })],
  })
  await remotes.start()
  expect(remotes.state.getState().panels.map(({ slot }) => slot)).toEqual(['left:slow', 'left:quick'])
})

test('a list that cannot be read is a state of its own', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const remotes = createRemotes({ services: {}, readFile: () => Promise.reject(new Error('404')) })
  await remotes.start()
  expect(remotes.state.getState().file).toBe('unreadable')
  error.mockRestore()
})

function createLedSuite(canvas: LoadOutcome) {
  const asked: string[] = []
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  const remotes = createRemotes({
    services: {},
    readFile: async () => [placed('panels'), { ...placed('canvas'), slots: ['canvas'] }],
    load: async ({ name }) => {
      asked.push(name)
      return name === 'canvas' ? canvas : defined(name)
    },
    firstSlot: () => 'canvas',
    firstShown: () => shown,
    patience: 0,
  })
  const phaseOf = (name: string) => remotes.state.getState().list.find((status) => status.name === name)?.phase
  return { remotes, asked, phaseOf, show: () => show() }
}

test('the others come when what the address shows can be seen', async () => {
  const { remotes, asked, phaseOf, show } = createLedSuite(defined('canvas', { activate: provide('canvas') }))
  const started = remotes.start()
  await eventually(() => expect(phaseOf('canvas')).toBe('active'))
  expect(asked).toEqual(['canvas'])
  show()
  await started
  expect(phaseOf('panels')).toBe('active')
})

test('the others come at once when what the address shows cannot be had', async () => {
  const { remotes, phaseOf } = createLedSuite(fail('missing'))
  await remotes.start()
  expect(phaseOf('panels')).toBe('active')
})

test('the start is over when those are active, too, that were held back for a service they would like to have', async () => {
  // The end of the patience is told by its timer, which may come while the clock still shows the millisecond before.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let arrive: (outcome: LoadOutcome) => void = () => {}
  let finish: (contribution: RemoteContribution) => void = () => {}
  const late = new Promise<LoadOutcome>((resolve) => (arrive = resolve))
  const activation = new Promise<RemoteContribution>((resolve) => (finish = resolve))
  const activate = vi.fn(() => activation)
  const wishful = defined('panels', { activate })
  const remotes = createRemotes({
    services: {},
    readFile: async () => [placed('panels'), placed('canvas')],
    load: async ({ name }) => (name === 'canvas' ? late : withWish(wishful)),
    patience: 20,
    slowness: 60_000,
  })
  const phaseOf = (name: string) => remotes.state.getState().list.find((status) => status.name === name)?.phase
  let isOver = false
  const started = remotes.start().then(() => (isOver = true))
  await eventually(() => expect(activate).toHaveBeenCalled())
  arrive(defined('canvas'))
  await eventually(() => expect(phaseOf('canvas')).toBe('active'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(isOver).toBe(false)
  finish({})
  await started
  expect(phaseOf('panels')).toBe('active')
})

function withWish(outcome: LoadOutcome): LoadOutcome {
  return outcome.ok ? succeed({ ...outcome.value, wants: ['canvas'] }) : outcome
}

test('a remote that was given up as slow comes by itself once it is there, with those that need it', async () => {
  let arrive: (outcome: LoadOutcome) => void = () => {}
  const late = new Promise<LoadOutcome>((resolve) => (arrive = resolve))
  const remotes = createRemotes({
    services: {},
    readFile: async () => [placed('panels'), placed('canvas')],
    load: async ({ name }) => (name === 'canvas' ? late : defined('panels', { needs: ['canvas'] })),
    patience: 0,
    slowness: 1,
  })
  const phases = () => remotes.state.getState().list.map(({ phase, failure }) => failure ?? phase)
  await remotes.start()
  expect(phases()).toEqual(['need-missing', 'slow'])
  const arrived = remotes.arrived()
  arrive(defined('canvas', { activate: provide('canvas') }))
  await arrived
  expect(phases()).toEqual(['active', 'active'])
})
