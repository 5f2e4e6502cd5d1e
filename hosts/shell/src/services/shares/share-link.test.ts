import { expect, test } from 'vitest'
import { createLocalStore } from '../local-store.ts'
import { createShares } from './create-shares.ts'
import { buildShareLink, readShareLink, type ShareLink, takeShareLink } from './share-link.ts'

const origin = 'https://editor.example'
const key = 'k'.repeat(43)

test('the link is the address in base64, and the key stands where no server sees it', () => {
  const link = buildShareLink(origin, { url: 'https://editor.example/shares/abc', key })
  expect(link).toBe(`${origin}/workspace?file=aHR0cHM6Ly9lZGl0b3IuZXhhbXBsZS9zaGFyZXMvYWJj#key=${key}`)
  expect(readShareLink(link)).toEqual({ url: 'https://editor.example/shares/abc', key })
})

test.each(['https://a.example/~x>?', 'https://a.example/dl/1/site.pergola?a=b&c=d+e'])('%s comes back', (url) => {
  expect(readShareLink(buildShareLink(origin, { url, key }))?.url).toBe(url)
  const bare = `${origin}/workspace/?file=${btoa(url)}`
  expect(readShareLink(bare)).toEqual({ url, key: null })
  const urlSafe = btoa(url).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  expect(readShareLink(`${origin}/workspace?file=${urlSafe}#key=${key}`)).toEqual({ url, key })
})

test('other addresses bring nothing; what is no base64 brings an address that is refused', () => {
  expect(readShareLink(`${origin}/workspace`)).toBeNull()
  expect(readShareLink(`${origin}/add-blocks?file=${btoa('https://a.example/')}`)).toBeNull()
  expect(readShareLink(`${origin}/workspace?file=%00%%%`)).toEqual({ url: '', key: null })
})

test('it is taken once, and its key leaves the address', () => {
  const window = {
    location: { href: buildShareLink(origin, { url: 'https://a.example/zip', key }) },
    history: {
      replaceState: (_data: unknown, _unused: string, url: string) => {
        window.location.href = origin + url
      },
    },
  }
  expect(takeShareLink(window)?.key).toBe(key)
  expect(window.location.href).toBe(`${origin}/workspace`)
  expect(takeShareLink(window)).toBeNull()
})

function shares(link: ShareLink | null) {
  const asked: unknown[] = []
  const worker = {
    shareProject: async () => ({ ok: false as const, failure: 'unreachable' as const }),
    async loadShared(input: ShareLink) {
      asked.push(input)
      return { ok: false as const, failure: 'missing' as const }
    },
    dispose: () => undefined,
  }
  return { asked, ...createShares({ store: createLocalStore(undefined), origin, link, worker }) }
}

test.each(['', 'https:', 'https', 'localhost/shares/a'])('a link that was cut to %s leads nowhere', (url) => {
  expect(shares({ url, key }).state.getState().problem).toBe('address-unreadable')
})

test('a link that a letter has broken in two, or ended with a space, is whole', () => {
  const url = 'https://a.example/shares/abcdef'
  const text = btoa(url)
  for (const broken of [`${text.slice(0, 9)}%0D%0A${text.slice(9)}`, `${text}%20`])
    expect(readShareLink(`${origin}/workspace?file=${broken}#key=${key}`)?.url).toBe(url)
})

test('nobody is asked before somebody says so, and nobody after the link is dismissed', async () => {
  const { state, asked, receive, dismiss } = shares({ url: 'https://files.example:8443/x', key })
  expect(state.getState()).toEqual({
    received: { host: 'files.example:8443', isOwn: false, isEncrypted: true },
    offered: null,
    problem: null,
  })
  expect(asked).toEqual([])
  expect(await receive()).toEqual({ ok: false, failure: 'missing' })
  expect(asked).toEqual([{ url: 'https://files.example:8443/x', key }])
  dismiss()
  expect(await receive()).toEqual({ ok: false, failure: 'nothing-received' })
  expect(asked).toHaveLength(1)
})

test.each(['http://a.example/zip', 'javascript:alert(1)', 'https://name:secret@a.example/', 'file:///etc/passwd'])(
  'a link to %s is never followed',
  async (url) => {
    const { state, asked, receive } = shares({ url, key })
    expect(state.getState()).toEqual({ received: null, offered: null, problem: 'address-refused' })
    expect(await receive()).toEqual({ ok: false, failure: 'nothing-received' })
    expect(asked).toEqual([])
  },
)
