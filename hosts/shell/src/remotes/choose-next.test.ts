import { expect, test } from 'vitest'
import type { ServiceName } from '@pergola/contracts'
import { chooseNext, type Waiting } from './choose-next.ts'

const panels: Waiting = { name: 'panels', needs: ['canvas'], wants: ['assetPicker'] }
const canvas: Waiting = { name: 'canvas', needs: ['projects'], wants: [] }

function choose(waiting: readonly Waiting[], services: readonly ServiceName[], inFlight = 0, patienceOver = false) {
  return chooseNext({ waiting, has: (service) => services.includes(service), inFlight, patienceOver })
}

test('who has all needs comes first, whatever the order', () => {
  expect(choose([panels, canvas], ['projects'])).toEqual({ kind: 'activate', name: 'canvas' })
})

test('a wanted service is waited for while it may still come', () => {
  expect(choose([panels], ['canvas'], 1)).toEqual({ kind: 'wait' })
})

test('a wanted service is not waited for when nobody is left to bring it, or for too long', () => {
  expect(choose([panels], ['canvas'], 0)).toEqual({ kind: 'activate', name: 'panels' })
  expect(choose([panels], ['canvas'], 1, true)).toEqual({ kind: 'activate', name: 'panels' })
})

test('a needed service is waited for however long it takes', () => {
  expect(choose([panels], [], 1, true)).toEqual({ kind: 'wait' })
})

test('a needed service that nobody can bring any more is named', () => {
  expect(choose([panels], [])).toEqual({ kind: 'stuck', missing: { panels: ['canvas'] } })
})

test('nothing to do is no trouble', () => {
  expect(choose([], ['canvas'])).toEqual({ kind: 'wait' })
})
