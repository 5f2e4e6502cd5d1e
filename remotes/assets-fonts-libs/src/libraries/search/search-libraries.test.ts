// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchLibrary, kindOfFile } from '../fetch-library.ts'
import { searchLibraries } from './search-libraries.ts'

const require = createRequire(import.meta.url)
const petiteVue = readFileSync(join(dirname(require.resolve('petite-vue')), 'petite-vue.iife.js'))
const heard: string[] = []
let origin = ''

const file = (response: ServerResponse, type: string, body: Buffer | string) =>
  response.writeHead(200, { 'content-type': type }).end(body)

/** A service that answers as the CDN of the annex does, and the files it names. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/good/libraries': (response) =>
    file(
      response,
      'application/json',
      JSON.stringify({
        total: 4,
        available: 4,
        results: [
          {
            name: 'petite-vue',
            latest: `${origin}/files/petite-vue.iife.js`,
            filename: 'petite-vue.iife.js',
            version: '0.4.1',
            description: 'a <b>small</b> one',
            github: { user: 'vuejs', repo: 'petite-vue' },
          },
          { name: 'sheet', latest: `${origin}/files/a.min.css?v=1`, github: null, version: null },
          { name: 'wasm', latest: `${origin}/files/a.wasm`, version: '1' },
          { name: 'evil', latest: 'javascript:alert(1)//.js', version: '1' },
          { name: 'nowhere', latest: null },
        ],
      }),
    ),
  '/page/libraries': (response) => file(response, 'text/html', '<!doctype html>'),
  '/odd/libraries': (response) => file(response, 'application/json', '{"results":"none"}'),
  '/down/libraries': (response) => response.writeHead(503).end(),
  '/silent/libraries': () => undefined,
  '/files/petite-vue.iife.js': (response) => file(response, 'application/javascript', petiteVue),
  '/files/endless.js'(response) {
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(256 * 1024)));
      response.once('drain', more)
    }
    more()
  },
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', origin)
  heard.push(`${url.pathname}${url.search}`)
  const answer = answers[url.pathname]
  if (answer) answer(response)
  else response.writeHead(404).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const search = (service: string, query = 'vue', signal = new AbortController().signal) =>
  searchLibraries(origin + service, query, signal)

test('the service is asked as it wants to be, and what no page can link is left out', async () => {
  const found = await search('/good/', 'vue & co')
  expect(heard.at(-1)).toBe('/good/libraries?search=vue+%26+co&fields=filename%2Cdescription%2Cversion%2Cgithub')
  expect(found).toEqual({
    ok: true,
    value: [
      {
        name: 'petite-vue',
        url: `${origin}/files/petite-vue.iife.js`,
        version: '0.4.1',
        description: 'a <b>small</b> one',
        home: 'vuejs/petite-vue',
      },
      { name: 'sheet', url: `${origin}/files/a.min.css?v=1`, version: '', description: '', home: null },
    ],
  })
})

test.each(['/page', '/odd', '/down', '/missing'])('%s is no library search', async (service) => {
  expect(await search(service)).toMatchObject({ ok: false, failure: 'failed' })
})

test('a search that is given up is no failure', async () => {
  const asking = new AbortController()
  const answer = search('/silent', 'x', asking.signal)
  asking.abort()
  expect(await answer).toMatchObject({ ok: false, failure: 'cancelled' })
})

test('a file comes whole or not at all', async () => {
  const fetched = await fetchLibrary(`${origin}/files/petite-vue.iife.js`)
  expect(fetched.ok && kindOfFile(fetched.type, '')).toBe('js')
  expect(fetched.ok && Buffer.from(await fetched.file.arrayBuffer()).equals(petiteVue)).toBe(true)
  expect(await fetchLibrary(`${origin}/files/gone.js`)).toEqual({ ok: false, status: 404 })
  expect(await fetchLibrary(`${origin}/files/endless.js`)).toEqual({ ok: false, status: null, problem: 'tooLarge' })
  expect(await fetchLibrary('http://127.0.0.1:1/x.js')).toEqual({ ok: false, status: null, problem: 'noAnswer' })
})

test.each([
  ['text/javascript; charset=utf-8', 'https://x.test/a', 'js'],
  ['application/x-javascript', 'https://x.test/a.css', 'js'],
  ['text/css', 'https://x.test/a.js', 'css'],
  ['text/plain', 'https://x.test/a.min.css?x=.js', 'css'],
  ['', 'https://x.test/a.mjs', 'js'],
  ['application/octet-stream', 'https://x.test/a', null],
  ['text/html', 'https://x.test/a.js', null],
])('%s at %s is %s', (type, address, kind) => {
  expect(kindOfFile(type, address)).toBe(kind)
})
