import { describe, expect, test } from 'vitest'
import { encodeText } from '../project/index.ts'
import { createAsk } from './create-ask.ts'
import type { PublishResponse } from './publish-ports.ts'
import { createTestPorts, quietCall } from './testing/test-ports.ts'

const origin = 'https://host.example'

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly type?: string
  readonly text?: string
}

/** Asks a host that gives these answers one after the other; 'cut' breaks the connection. */
function asked(...answers: (Answer | 'cut')[]) {
  const ports = createTestPorts()
  const left = [...answers]
  const fetch = async (): Promise<PublishResponse> => {
    const answer = left.shift() ?? { status: 200 }
    if (answer === 'cut') throw new TypeError('terminated')
    const { status, headers = {}, type = 'cors', text = '' } = answer
    const get = (name: string) => headers[name] ?? null
    return { status, type, headers: { get }, text: async () => text, arrayBuffer: async () => encodeText(text).buffer }
  }
  const ask = createAsk({ ports: { ...ports, fetch }, call: quietCall, origin })
  return { waited: ports.waited, left, answer: ask(`${origin}/a`, { method: 'PUT' }) }
}

describe('a request to a target', () => {
  test('comes back after a break and after a busy host, later each time', async () => {
    const { answer, waited } = asked('cut', { status: 503 }, { status: 500 }, { status: 200 })
    expect((await answer).status).toBe(200)
    expect(waited).toEqual([500, 1000, 2000])
  })

  test('waits as long as the host says, in seconds or until a date', async () => {
    const date = new Date(Date.UTC(2026, 10, 27) + 30_000).toUTCString()
    const { answer, waited } = asked(
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 403, headers: { 'retry-after': date } },
    )
    await answer
    expect(waited[0]).toBe(7000)
    expect(waited[1]).toBeGreaterThan(20_000)
    expect(waited[1]).toBeLessThanOrEqual(30_000)
  })

  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [412, 'conflict'],
    [422, 'refused'],
    [507, 'no-space'],
  ])('says what %i means at once', async (status, failure) => {
    const { answer, waited, left } = asked({ status, text: '<Message>why  not</Message>' }, { status: 200 })
    await expect(answer).rejects.toMatchObject({ failure, detail: expect.stringContaining('why not') as string })
    expect(waited).toEqual([])
    expect(left).toHaveLength(1)
  })

  test.each([
    [429, 'rate-limited'],
    [500, 'server-error'],
  ])('gives up on %i after five tries', async (status, failure) => {
    const { answer, waited } = asked(...Array.from({ length: 9 }, () => ({ status })))
    await expect(answer).rejects.toMatchObject({ failure })
    expect(waited).toHaveLength(4)
  })

  test('names a host that never answers', async () => {
    const { answer } = asked('cut', 'cut', 'cut', 'cut', 'cut')
    await expect(answer).rejects.toMatchObject({ failure: 'unreachable', detail: `${origin}: terminated` })
  })

  test('follows no redirect', async () => {
    await expect(asked({ status: 0, type: 'opaqueredirect' }).answer).rejects.toMatchObject({ failure: 'redirected' })
    await expect(asked({ status: 307 }).answer).rejects.toMatchObject({ failure: 'redirected' })
  })

  test('goes to no other origin', async () => {
    const ask = createAsk({ ports: createTestPorts(), call: quietCall, origin })
    await expect(ask('https://other.example/a', { method: 'GET' })).rejects.toThrow('is not at')
  })
})
