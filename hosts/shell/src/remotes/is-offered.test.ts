import { expect, test } from 'vitest'
import { isOffered } from './is-offered.ts'
import type { RemotePhase, RemoteStatus } from './remote-status.ts'

const remote = (phase: RemotePhase): RemoteStatus => ({
  name: 'motion',
  title: 'Motion',
  version: '1',
  slots: ['panel:motion'],
  entryUrl: '/motion.js',
  added: false,
  phase,
})

test.each<[string, readonly RemoteStatus[], boolean]>([
  ['whose remote is on its way', [remote('loading')], true],
  ['whose remote waits for another', [remote('waiting')], true],
  ['whose remote failed, where that is said', [remote('failed')], true],
  ['that its remote turned out not to fill', [remote('active')], false],
  ['that belongs to nobody', [], false],
])('a place %s', (_rule, list, offered) => {
  expect(isOffered({ views: {}, list }, 'panel:motion')).toBe(offered)
})

test('a place that is filled is offered, whoever fills it', () => {
  const views = { 'panel:motion': { remote: 'other', View: () => null } }
  expect(isOffered({ views, list: [] }, 'panel:motion')).toBe(true)
})
