import { describe, expect, test } from 'vitest'
import { createAnswering } from './answer.ts'

interface Verbs {
  create(name: string): Promise<string>
}

function startWorker() {
  const created: string[] = []
  const port = createAnswering<Verbs, never>(() => ({
    async create(name) {
      await Promise.resolve()
      created.push(name)
      return `${name} ${created.length}`
    },
  }))
  const ask = (id: number, input = 'site') => port.ask({ id, verb: 'create', input })
  return { created, ask }
}

describe('a worker that is asked', () => {
  test('carries a request out once when it comes twice, and gives both the same answer', async () => {
    const { created, ask } = startWorker()
    expect(await Promise.all([ask(1), ask(1)])).toEqual([
      { kind: 'value', value: 'site 1' },
      { kind: 'value', value: 'site 1' },
    ])
    expect(created).toEqual(['site'])
  })

  test('refuses a request that it has answered, and does nothing again', async () => {
    const { created, ask } = startWorker()
    await ask(1)
    expect(await ask(1)).toEqual({ kind: 'bug', message: 'create: request 1 was answered before' })
    expect(created).toEqual(['site'])
  })

  test('carries out every request with an id of its own, whatever it asks for', async () => {
    const { created, ask } = startWorker()
    await Promise.all([ask(1), ask(2), ask(3)])
    expect(created).toHaveLength(3)
  })
})
