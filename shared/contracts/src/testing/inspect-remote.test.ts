import { describe, expect, test } from 'vitest'
import { defineRemote } from '../remote.ts'
import { inspectRemote } from './inspect-remote.ts'

const manifest = { name: 'guest', slots: ['panel:guest'] }

describe('inspectRemote', () => {
  test('finds nothing in a remote that the editor takes as it is', async () => {
    const remote = defineRemote({
      name: 'guest',
      needs: ['canvas', 'toasts'],
      activate: ({ canvas }) => ({
        commands: [{ name: 'guest.go', label: 'Go', when: () => canvas.rootLayer() !== null, run: () => {} }],
      }),
    })
    expect(await inspectRemote(manifest, remote)).toEqual([])
  })

  test('tells what is refused, what throws and which service has no fake', async () => {
    const guest = { name: 'guest', needs: [] }
    const refused = defineRemote({
      ...guest,
      activate: () => ({ commands: [{ name: 'go', label: '', run: () => {} }] }),
    })
    expect(await inspectRemote(manifest, refused)).toEqual(['command "go": name must be "guest." and a word'])
    const fail = () => {
      throw new Error('no battery')
    }
    expect(await inspectRemote(manifest, defineRemote({ ...guest, activate: fail }))).toEqual([
      'activate: it throws no battery',
    ])
    const setting = { name: 'guest.loud', label: 'Loud', initial: true, apply: fail }
    const late = defineRemote({ ...guest, activate: () => ({ settings: [setting] }) })
    expect(await inspectRemote(manifest, late)).toHaveLength(2)
    const needy = defineRemote({ name: 'guest', needs: ['animations'], activate: () => ({}) })
    expect(await inspectRemote(manifest, needy)).toEqual([
      'needs animations: there is no fake of it, give one to inspectRemote',
    ])
  })
})
