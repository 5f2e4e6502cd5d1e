import { expect, test } from 'vitest'
import { readUploadReply } from './upload-reply.ts'

const own = { kind: 'own', seconds: 100 } as const
const foreign = { kind: 'temp-file', seconds: 3600 } as const
const reply = (url: unknown, more: object = {}) => ({
  status: 201,
  text: JSON.stringify({ status: 'success', data: { url, ...more } }),
})

test('our server says where it lies and for how long', () => {
  const answer = reply('/shares/abc', { expires: '2026-11-25T12:00:00.000Z' })
  expect(readUploadReply(answer, own, { base: 'https://e.example/shares', now: 0 })).toEqual({
    ok: true,
    value: { url: 'https://e.example/shares/abc', expires: Date.parse('2026-11-25T12:00:00Z') },
  })
})

test('the address of a host for temporary files is rewritten to its download form', () => {
  const at = { base: 'https://tmpfiles.org/api/v1/upload', now: 1000 }
  for (const url of ['http://tmpfiles.org/12/site.pergola', 'https://tmpfiles.org/dl/12/site.pergola'])
    expect(readUploadReply(reply(url), foreign, at)).toEqual({
      ok: true,
      value: { url: 'https://tmpfiles.org/dl/12/site.pergola', expires: 3_601_000 },
    })
})

test.each([
  ['no json', { status: 200, text: '<h1>Hello</h1>' }, 'refused'],
  ['another json', { status: 200, text: '{"status":"error"}' }, 'refused'],
  ['an address that is none', reply('https://'), 'refused'],
  ['an address that runs', reply('javascript:alert(1)'), 'refused'],
  ['a number', reply(7), 'refused'],
  ['too large', { status: 413, text: '' }, 'too-large'],
  ['too many', { status: 429, text: '' }, 'too-many'],
  ['full', { status: 507, text: '' }, 'host-full'],
  ['a failure', { status: 500, text: 'Oh' }, 'refused'],
])('%s is told', (_name, answer, failure) => {
  const outcome = readUploadReply(answer, foreign, { base: 'https://tmpfiles.org/api/v1/upload', now: 0 })
  expect(outcome).toMatchObject({ ok: false, failure })
})
