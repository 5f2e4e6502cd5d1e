import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Library } from '@pergola/contracts'
import { looperDirectives } from '@pergola/site/components'
import { findAction } from '@pergola/site/interactions'
import { newAnimation, newMotion } from '@pergola/site/motions'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSite } from './export-site.ts'
import { serveSite } from './serve-site.ts'

// One site that uses all there is at once, as its visitors and whoever takes it over have it.

const library = (name: string, isHeader: boolean): Library => ({
  id: name,
  name,
  type: '',
  fileType: 'js',
  path: `libs/js/${name}.js`,
  nameWithoutExt: name,
  description: '',
  version: '',
  fileUrl: '',
  isCDN: false,
  isLocal: true,
  header: isHeader,
  footer: !isHeader,
  async: false,
  defer: false,
  globalName: '',
  size: 0,
  typesPath: '',
})

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

const postsAddress = 'http://posts.test/posts.json'
const posts = '[{"title":"First"},{"title":"Second"}]'

const looper = Object.entries(
  looperDirectives({
    name: 'posts',
    url: postsAddress,
    method: 'GET',
    headers: {},
    body: {},
    scope: '',
    formerName: '',
  })!,
)
  .map(([name, value]) => `${name}="${(value ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
  .join(' ')

const symbol = (slot: string) => `<article inf-symbol-id="s1" class="card"><div inf-slot="body">${slot}</div></article>`

const content = `<h1 id="title" class="spin p-4" interaction-id="iN1" tabindex="0">Title</h1>
<img id="picture" src="assets/mark.svg" alt="A mark">
<a id="link" href="pages/plain.html">Plain</a>
<form v-scope="{ n: 0, names: ['a', 'b'], isSeen: false }" v-on:submit.prevent="n += 10">
  <button id="add" type="button" v-on:click="n++">\${ n }</button>
  <button id="focus" type="button" v-on:click="$refs.field.focus()">Focus</button>
  <input id="field" v-ref="field" aria-label="Field" v-on:keydown.enter.prevent="n += 100">
  <p id="shown" v-if="n &gt; 0">Shown</p>
  <ul><li v-for="name in names">\${ name }</li></ul>
  <p id="seen" v-view="true" v-on:enterview="isSeen = true">\${ isSeen }</p>
</form>
<section ${looper}><b v-for="post in posts">\${ post.title }</b></section>
${symbol('<p>One</p>')}
${symbol('<p>Two</p>')}
<div class="tall"></div>
<p id="moved" motion-id="mt1">Moved</p>
<div class="tall"></div>
`

const action = (name: string, params: Readonly<Record<string, string>>) => ({ ...findAction(name), params })
const to = { x: '80' }

const records = {
  jsHeaderLibs: [library('head', true)],
  jsFooterLibs: [library('foot', false)],
  interactions: {
    iN1: ['click', 'keydown'].map((event, index) => ({
      id: `in${index}`,
      name: `in${index}`,
      event,
      actions: [
        action('setText', { selector: 'self', text: event }),
        action('setTextColor', { selector: 'self', color: 'rgb(4, 5, 6)' }),
        action('addClass', { selector: '#picture', className: 'lit' }),
      ],
    })),
  },
  motions: {
    mt1: {
      ...newMotion('mt1', 'index'),
      isTimeLine: true,
      timeLineName: 'line',
      isTimelineHasScrollTrigger: true,
      timelineScrollTriggerOptions: { singleOptions: { trigger: 'self', start: 'top bottom' }, multiOptions: {} },
      timeline: { onComplete: "document.body.dataset.told = 'told'" },
      animations: [{ ...newAnimation('first'), to, toOptions: { duration: '0.05', ease: 'none' } }],
    },
    mt2: { ...newMotion('mt2', 'own'), animations: [{ ...newAnimation('rise'), to, toOptions: { duration: '0.05' } }] },
  },
}

const pages = [
  {
    name: 'index',
    content,
    code: "document.body.dataset.page = 'index'",
    helmet: { title: 'All', lang: 'en', icon: 'assets/mark.svg' },
  },
  { name: 'own', content: '<p id="moved" motion-id="mt2">Own</p>\n' },
  { name: 'plain', content: '<p>Nothing</p>\n' },
]

const sheets = {
  'libs/js/head.js': "window.head = 'head'",
  'libs/js/foot.js': "window.foot = window.head + ' foot'",
  'assets/mark.svg': picture,
  'css/fonts.css': '@font-face { font-family: Mark; src: url("../fonts/mark.woff2") }',
  'global/global.css':
    '.tall { height: 2000px } .spin { animation: turn 1ms both } @keyframes turn { to { opacity: 0.5 } }',
  'css/symbols.css': '.card { font-weight: 700 }',
  'css/tailwind/index.css': '.p-4 { padding: 1rem }',
}

const policy = "default-src 'self'; script-src 'self' 'unsafe-eval'; connect-src http://posts.test"
const strict = "default-src 'self'"
const problems: string[] = []
let browser: Browser
let page: Page
let files: Map<string, string>
let served: Awaited<ReturnType<typeof serveSite>>
let folder = ''

beforeAll(async () => {
  files = await exportSite({
    pages,
    records,
    sheets,
    settings: { enable_tailwind: true, enable_own_motion_engine: true },
  })
  served = await serveSite(files)
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  await page.route(postsAddress, (route) =>
    route.fulfill({ body: posts, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } }),
  )
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
}, 60_000)
afterAll(async () => {
  await browser.close()
  served.close()
  await rm(folder, { recursive: true })
})

const sources = (path: string) =>
  [...(files.get(path) ?? '').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, each]) => each)
const style = (selector: string, name: string) =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`)

async function opened(address: string): Promise<void> {
  problems.length = 0
  await page.goto(address)
}

async function allShows(): Promise<void> {
  await expect.poll(() => page.evaluate('[foot, document.body.dataset.page]')).toEqual(['head foot', 'index'])
  expect(await style('#title', 'padding')).toBe('16px')
  await expect.poll(() => style('#title', 'opacity')).toBe('0.5')
  expect(await page.evaluate('picture.naturalWidth')).toBe(8)
  expect(await page.locator('article').allInnerTexts()).toEqual(['One', 'Two'])
  await expect.poll(() => page.locator('li').allInnerTexts()).toEqual(['a', 'b'])
  await expect.poll(() => page.locator('#seen').innerText()).toBe('true')
  await expect.poll(() => page.locator('section b').allInnerTexts()).toEqual(['First', 'Second'])
}

async function allAnswers(): Promise<void> {
  expect(await page.locator('#shown').count()).toBe(0)
  await page.locator('#add').click()
  await page.locator('#add').press('Space')
  await page.locator('#field').press('Enter')
  await expect.poll(() => page.locator('#add').innerText()).toBe('102')
  expect(await page.locator('#shown').count()).toBe(1)
  await page.locator('#focus').press('Enter')
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('field')
  await page.locator('#title').click()
  await expect.poll(() => page.locator('#title').innerText()).toBe('click')
  await page.locator('#title').press('a')
  await expect.poll(() => page.locator('#title').innerText()).toBe('keydown')
  expect(await style('#title', 'color')).toBe('rgb(4, 5, 6)')
  expect(await page.locator('#picture').getAttribute('class')).toBe('lit')
}

async function allMoves(): Promise<void> {
  expect(await page.evaluate('document.body.dataset.told')).toBeUndefined()
  await page.locator('#moved').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate('document.body.dataset.told')).toBe('told')
  expect(await style('#moved', 'transform')).toBe('matrix(1, 0, 0, 1, 80, 0)')
}

async function works(address: string): Promise<void> {
  await opened(address)
  await allShows()
  await allAnswers()
  await allMoves()
  expect(problems).toEqual([])
  served.policy = strict
  await page.locator('#link').click()
  await page.waitForURL(/plain/)
  expect(await page.locator('p').innerText()).toBe('Nothing')
  expect(problems).toEqual([])
}

test('all of it runs from a disk', () => works(pathToFileURL(join(folder, 'index.html')).href))

test('all of it runs from a server under the policy that the documentation names', () => {
  served.policy = policy
  return works(served.origin)
})

test('a page that our own engine can play runs beside one that needs GSAP, under a stricter policy', async () => {
  served.policy = strict
  await opened(`${served.origin}/pages/own.html`)
  await expect.poll(() => style('#moved', 'transform')).toBe('matrix(1, 0, 0, 1, 80, 0)')
  expect(problems).toEqual([])
})

test('a page carries what it uses in the order of the specification, and nothing else', () => {
  const linked = (path: string) => sources(path).map((each) => each?.replace(/^\.+\//, ''))
  const [head, foot] = ['libs/js/head.js', 'libs/js/foot.js']
  expect(linked('index.html')).toEqual([
    head,
    foot,
    'libs/js/pergola/index.js',
    'libs/js/gsap.min.js',
    'libs/js/ScrollTrigger.min.js',
    'js/motions/index.js',
    'js/index.js',
    'libs/js/p-vue-plugins.js',
    'libs/js/p-vue.js',
    'libs/js/initPVue.js',
  ])
  expect(linked('pages/own.html')).toEqual([head, foot, 'libs/js/pergola-motions.js', 'js/motions/own.js'])
  // Libraries are the site's; of ours there is nothing where nothing of it is used.
  expect(linked('pages/plain.html')).toEqual([head, foot])
  const sheetsOf = (path: string) =>
    [...files.get(path)!.matchAll(/"stylesheet" href="\.+\/([^"]+)"/g)].map(([, each]) => each)
  const shared = ['global/pergola.css', 'global/global.css', 'css/fonts.css']
  expect(sheetsOf('index.html')).toEqual([...shared, 'css/tailwind/index.css', 'css/symbols.css'])
  expect(sheetsOf('pages/plain.html')).toEqual([...shared, 'css/symbols.css'])
})

test('whoever takes the site over finds a head in lines, no mark of the loop, and whose the engines are', () => {
  const index = files.get('index.html')!
  const [head = ''] = index.split('</head>')
  expect(
    head
      .split('\n')
      .slice(3, -1)
      .every((line) => /^ {2}<\S.*>$/.test(line)),
  ).toBe(true)
  expect(index).not.toMatch(/inf-loop|<script>|\son\w+=/)
  const notices = files.get('libs/third-party-notices.txt')
  for (const each of ['gsap.min.js', 'ScrollTrigger.min.js', 'p-vue.js']) expect(notices).toContain(each)
})
