import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteContribution, Services } from '@pergola/contracts'
import { createFakeSettings } from '@pergola/contracts/testing'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { suiteNames } from '../is-guest.ts'
import type { RemotesState } from '../remote-status.ts'
import { setSetting } from './guest-settings.ts'
import { takeContribution } from './take-contribution.ts'

const View = () => null

function setup() {
  const own = { name: 'guest', title: 'Guest', version: '1', slots: ['panel:guest', 'panel:other'], entryUrl: 'x' }
  const services: Partial<Services> = { settings: createFakeSettings() }
  const store = createStore<RemotesState>(() => ({
    file: 'read',
    list: [{ ...own, added: true, phase: 'waiting' }],
    views: { 'panel:other': { remote: 'first', View } },
    panels: [],
  }))
  const take = (contribution: unknown) => takeContribution({ store, services }, own, contribution)
  return { store, services, take, status: () => store.getState().list[0] }
}

test('the names of the suite are those that are built', () => {
  const suite = readFileSync(join(import.meta.dirname, '../../../../../shared/build/src/suite.ts'), 'utf8')
  expect(suiteNames).toEqual([...suite.matchAll(/name: '([a-z-]+)'/g)].map(([, name]) => name))
})

test('what is sound is taken, and a place that somebody fills stays theirs and is told', () => {
  const { take, status } = setup()
  const panels = ['panel:guest', 'panel:other'].map((slot) => ({ slot, title: 'Guest', icon: 'M4 6h16' }))
  const taken = take({ views: { 'panel:guest': View, 'panel:other': View }, panels })
  expect(Object.keys(taken.views ?? {})).toEqual(['panel:guest'])
  expect(taken.panels).toHaveLength(1)
  expect(status()?.refused).toEqual(['views: "panel:other" is filled by first already; the first one stays'])
})

test('a switch is told its value at the start and at each change, and this browser keeps it', () => {
  const { take, store, services, status } = setup()
  const apply = vi.fn()
  const contribution: RemoteContribution = {
    settings: [{ name: 'guest.loud', label: 'Loud', initial: true, apply }],
  }
  take(contribution)
  setSetting({ store, services }, 'guest.loud', false)
  expect(status()?.settings).toMatchObject([{ name: 'guest.loud', value: false }])
  take(contribution)
  expect(apply.mock.calls).toEqual([[true], [false], [false]])
})

test('blocks are offered once, however often their remote starts', () => {
  const { take, store } = setup()
  const block = { id: 'guest/note', label: 'Note', category: 'Guest', icon: 'M4 6h16', html: '<p>Note</p>' }
  take({ blocks: [block] })
  take({ blocks: [block] })
  expect(store.getState().blocks).toEqual([block])
})
