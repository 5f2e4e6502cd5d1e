import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultSettings } from '@pergola/contracts'
import { buildSite } from '@pergola/site/build'
import { listText, looperDirectives, loopPartDirectives, viewEntries } from '@pergola/site/components'
import type { LoopPart } from '@pergola/site/components'
import { objectText } from '@pergola/site/directives'
import { createProject } from '@pergola/site/project'
import type { RestRequest } from '@pergola/site/rest-models'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actionRuntime, runtimeFiles } from '../src/files.ts'

// What visitors see of a looper: built pages in Chromium, and an API on another origin that is as they come.

interface World {
  files: ReadonlyMap<string, string>
  readonly heard: { url: string; method: string; key: string; body: string }[]
  held: ServerResponse | null
  browser?: Browser
  page?: Page
}

const world: World = { files: new Map(), heard: [], held: null }

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/posts': (response) => response.end('[{"title":"<b>One</b>","href":"https://a.test/1"},{"title":"Two","href":"#"}]'),
  '/slow': (response) => (world.held = response),
  '/failing': (response) => response.writeHead(500).end('[]'),
  '/page': (response) => response.end('<p>'),
  '/pets': (response) =>
    response.end('[{"name":"Tom","is":{"a":"cat"}},{"name":"Rex","is":{"a":"dog"}},{"name":"Kit","is":{"a":"Cat"}}]'),
  '/number': (response) => response.end('5'),
  '/nothing': (response) => response.end('[]'),
  '/huge': (response) =>
    response.end(JSON.stringify(Array.from({ length: 3000 }, (_, at) => ({ title: `${at}`, fill: 'x'.repeat(900) })))),
}

const site = createServer((request, response) => {
  const path = (request.url ?? '').replace(/^\//, '') || 'index.html'
  response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html')
  response.end(world.files.get(path) ?? '')
})

const api = createServer((request, response) => {
  if (request.url !== '/closed') response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  response.setHeader('access-control-allow-methods', '*')
  if (request.method === 'OPTIONS') return response.end()
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    world.heard.push({
      url: request.url ?? '',
      method: request.method ?? '',
      key: String(request.headers['x-api-key'] ?? ''),
      body,
    })
    const answer = answers[request.url ?? '']
    if (answer) answer(response)
    else response.end('[]')
  })
  return undefined
})

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  await Promise.all([listen(site), listen(api)])
  world.browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
}, 60_000)

afterAll(async () => {
  await world.browser?.close()
  for (const server of [site, api]) {
    server.closeAllConnections()
    server.close()
  }
})

beforeEach(async () => {
  await world.page?.close()
  world.page = await world.browser!.newPage()
  world.heard.length = 0
})

const inside =
  '<i v-if="postsLoading">Loading</i><b v-if="postsError">Failed: ${postsError}</b>' +
  '<em v-if="!postsLoading &amp;&amp; !postsError &amp;&amp; !Object.keys(posts).length">Nothing</em>' +
  '<a v-for="(item , index) in posts" v-bind:href="item.href">${index} ${item.title}</a>'

/** The page as it is exported, opened by a visitor. */
async function visit(place: string, part: Partial<RestRequest> = {}, content = inside, scope = ''): Promise<Page> {
  const request = { url: `${originOf(api)}${place}`, method: 'GET', headers: {}, body: {}, ...part }
  const directives = looperDirectives({ ...request, name: 'posts', scope, formerName: '' })!
  const made = createProject({ name: 'Site', ids: () => 'id' })
  const attributes = Object.entries({ ...directives, 'inf-loop-headers': JSON.stringify(request.headers) })
    .map(([name, value]) => `${name}="${(value ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join(' ')
  const looper = `<section inf-looper="" ${attributes}>${content}</section>`
  const source: Record<string, string> = { ...made.files, 'editor/pages/index.html': looper }
  const read = (path: string) => new TextEncoder().encode(source[path] ?? '')
  const built = await buildSite({
    project: made.project,
    files: { sizes: new Map(Object.keys(source).map((path) => [path, read(path).length])), read },
    settings: defaultSettings(),
    mode: 'export',
    runtime: runtimeFiles,
    actions: actionRuntime,
  })
  world.files = new Map(built.flatMap((file) => (file.kind === 'text' ? [[file.path, file.text]] : [])))
  expect(world.files.get('index.html')).not.toContain('inf-loop')
  await world.page!.goto(originOf(site))
  return world.page!
}

const seen = (page: Page) => page.locator('section').innerText()

test('entries are repeated as text, and an attribute is bound to each', async () => {
  const page = await visit('/posts')
  await expect.poll(() => page.locator('a').allInnerTexts()).toEqual(['0 <b>One</b>', '1 Two'])
  expect(await page.locator('a').first().getAttribute('href')).toBe('https://a.test/1')
  expect(await page.locator('i, b, em').count()).toBe(0)
  expect(world.heard).toHaveLength(1)
})

test('while a slow server is waited for, the page says so', async () => {
  world.held = null
  const page = await visit('/slow')
  await expect.poll(() => world.held !== null).toBe(true)
  expect(await seen(page)).toBe('Loading')
  world.held!.end('[{"title":"Late"}]')
  await expect.poll(() => seen(page)).toBe('0 Late')
})

test.each([
  ['/failing', /^Failed: HTTP 500$/],
  ['/page', /^Failed: .*JSON/],
  ['/closed', /^Failed: Failed to fetch$/],
  ['/number', /^Failed: No list or object, but 5$/],
  ['/nothing', /^Nothing$/],
])('%s is seen as %s', async (path, words) => {
  const page = await visit(path)
  await expect.poll(() => seen(page)).toMatch(words)
  // Asked once, whatever came of it: what is asked for now is heard after a second time would have been.
  await page.evaluate((url) => fetch(url).then((response) => response.text()), `${originOf(api)}/last`)
  expect(world.heard.map(({ url }) => url)).toEqual([path, '/last'])
})

test('without a network the page says so', async () => {
  await world.page!.route(`${originOf(api)}/**`, (route) => route.abort('internetdisconnected'))
  const page = await visit('/posts')
  await expect.poll(() => seen(page)).toBe('Failed: Failed to fetch')
})

test('a list is seen page by page, as much as is asked for and what a filter lets through', async () => {
  const view = { list: 'posts', countName: 'shown', countValue: '1', filterProp: 'is.a', filterName: 'kind' }
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const companion = (tag: string, loopPart: LoopPart, filterValue = '_') => {
    const directives = loopPartDirectives(loopPart, view, { event: 'click', filterValue })!
    const written = Object.entries(directives).map(([name, value]) => `${name}="${escaped(value)}"`)
    return `<${tag} inf-loop-part="${loopPart}" ${written.join(' ')}>${loopPart} ${filterValue}</${tag}>`
  }
  const loop = `<a inf-loop-list="posts" v-for="(item , index) in ${escaped(listText(view))}">\${item.name}</a>`
  const buttons = companion('button', 'previous') + companion('button', 'next') + companion('button', 'more')
  const filters = companion('button', 'filter', 'cat') + companion('button', 'filter')
  const input = companion('input', 'input').replace(/>input _<\/input>$/, '>')
  const page = await visit('/pets', {}, loop + buttons + filters + input, objectText(viewEntries(view)))
  const names = () => page.locator('a').allInnerTexts()
  const button = (name: string) => page.getByRole('button', { name })
  await expect.poll(names).toEqual(['Tom'])
  await expect.poll(() => button('previous').isDisabled()).toBe(true)
  await button('next').click()
  await expect.poll(names).toEqual(['Rex'])
  await button('filter cat').click()
  await expect.poll(names).toEqual(['Tom'])
  expect(await button('filter cat').getAttribute('aria-pressed')).toBe('true')
  await button('more').click()
  await expect.poll(names).toEqual(['Tom', 'Kit'])
  await expect.poll(() => button('more').isDisabled()).toBe(true)
  await button('filter _').click()
  await button('next').click()
  await expect.poll(names).toEqual(['Kit'])
  await page.locator('input').fill('DO')
  await expect.poll(names).toEqual(['Rex'])
  await page.locator('input').fill('')
  await expect.poll(names).toEqual(['Tom', 'Rex'])
})

test('a large answer is shown whole', async () => {
  const page = await visit('/huge')
  await expect.poll(() => page.locator('a').count()).toBe(3000)
})

test('any method, headers and a body arrive as they were typed', async () => {
  const nasty = `"'</p><script>document.title='x'</script>\u2028`
  const page = await visit('/posts', { method: 'PATCH', headers: { 'x-api-key': `"'\\` }, body: { nasty, count: '5' } })
  await expect.poll(() => page.locator('a').count()).toBe(2)
  expect(world.heard).toMatchObject([{ method: 'PATCH', key: `"'\\` }])
  expect(JSON.parse(world.heard[0]?.body ?? '')).toEqual({ nasty, count: 5 })
  expect(await page.title()).not.toBe('x')
})
