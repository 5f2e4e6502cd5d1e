import { inspectRemote } from '@pergola/contracts/testing'
import { expect, test } from 'vitest'
import manifest from '../remote.json' with { type: 'json' }
import { remote } from './remote.tsx'

test('the editor takes the remote as it is', async () => {
  expect(await inspectRemote(manifest, remote)).toEqual([])
})
