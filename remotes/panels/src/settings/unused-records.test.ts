import { expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { cleanMessages } from './messages.ts'
import { unusedRecords } from './unused-records.ts'

const project = {
  motions: { mt1: { name: 'Rise' }, mt12: { name: '' }, mt3: null },
  interactions: { iN1: [{ id: 'a' }], iN2: [{ event: 'click' }, { event: 'enterview' }], iN3: 'x' },
} as unknown as Project

test.each([
  ['in quotes of either kind, or none', `<p motion-id="mt1"><p motion-id='mt12'><p motion-id=mt3>`, []],
  ['an instance of it', '<p motion-instance-id="x" main-motion-id = "mt1">', ['mt12', 'mt3']],
  ['an id that only begins like it', '<p motion-id="mt12">', ['mt1', 'mt3']],
  ['nowhere', '<p interaction-id="mt1">', ['mt1', 'mt12', 'mt3']],
])('a motion is used where its id stands: %s', (_what, html, unused) => {
  expect([...unusedRecords(project, 'motions', [html]).unused.keys()]).toEqual(unused)
})

test('what is unused is called by its name where it has one', () => {
  expect([...unusedRecords(project, 'motions', []).unused.values()]).toEqual(['Rise', 'mt12', 'mt3'])
  expect(unusedRecords(project, 'interactions', ['<b interaction-id="iN1">'])).toMatchObject({ all: 3 })
})

test('interactions of an element are called by their events', () => {
  const names = [...unusedRecords(project, 'interactions', []).unused.values()]
  expect(names).toEqual(['iN1', 'click + enterview', 'iN3'])
  expect(cleanMessages.question('interactions', names.slice(1, 2))).toContain('1 interaction is deleted')
})
