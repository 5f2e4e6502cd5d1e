import type { SandboxPush } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { createPushedFiles } from './pushed-files.ts'
import type { PushAnswer } from './sandbox-bridge.ts'

const file = (path: string) => ({ path, mime: 'text/html', bytes: new Uint8Array() })

/** A project of two pages, of which each generation after the first changes one. */
function setup(...answers: PushAnswer[]) {
  let generation = 0
  const source = {
    async changes(_projectId: string, since: number) {
      generation += 1
      const put = since > 0 ? [file('index.html')] : [file('index.html'), file('about.html')]
      return { generation, reset: since === 0, put, remove: [] }
    },
  }
  const pushes: Partial<SandboxPush>[] = []
  const bridge = {
    push: async ({ put, ...push }: SandboxPush) => {
      pushes.push({ ...push, ...(put.length === 2 && { put }) })
      return answers.shift() ?? 'kept'
    },
    pathIn: async () => null,
    close: () => undefined,
  }
  const files = createPushedFiles(source)
  const push = () => files.bringUpToDate({ projectId: 'p', site: 's', bridge, areStill: false })
  return { push, pushes }
}

const both = [file('index.html'), file('about.html')]

describe('what is pushed to the origin of a project', () => {
  test('is all of it first, and the difference to what was pushed last from then on', async () => {
    const { push, pushes } = setup()
    expect([await push(), await push()]).toEqual([true, true])
    expect(pushes).toEqual([
      { generation: 1, reset: false, site: 's', whole: true, put: both, del: [] },
      { generation: 2, reset: false, site: 's', since: 1, del: [] },
    ])
  })

  test('is all of it again where another tab has pushed meanwhile', async () => {
    const { push, pushes } = setup('kept', 'behind')
    expect([await push(), await push()]).toEqual([true, true])
    expect(pushes.map(({ whole, since }) => [whole, since])).toEqual([
      [true, undefined],
      [undefined, 1],
      [true, undefined],
    ])
  })

  test('is refused once where the origin refuses all of it', async () => {
    const { push, pushes } = setup('refused')
    expect([await push(), pushes.length]).toEqual([false, 1])
  })
})
