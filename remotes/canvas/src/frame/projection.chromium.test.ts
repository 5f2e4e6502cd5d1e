import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { compare, paint } from '../testing/frame-fixture.ts'
import { startBench, type Bench } from '../testing/chromium.ts'
import { generatedPage } from '../testing/generated-page.ts'

interface FixtureWindow {
  fixture: { compare: typeof compare; paint: typeof paint }
  ready?: boolean
}
declare const window: FixtureWindow

let bench: Bench
let page: Page

beforeAll(async () => {
  bench = await startBench(join(import.meta.dirname, '../testing/frame-fixture.ts'))
  page = await bench.browser.newPage()
  await page.route('**', (route) => (route.request().url().startsWith(bench.origin) ? route.continue() : route.abort()))
  await page.goto(bench.origin)
  await page.waitForFunction(() => window.ready)
})
afterAll(() => bench.close())

const require = createRequire(import.meta.url)
function packageFile(name: string, path: string): string {
  return readFileSync(join(dirname(require.resolve(`${name}/package.json`)), path), 'utf8')
}

const oddPage = `<!-- before --><html lang=en><head><title>Odd</title><body class='a  b' data-x="1">
  text <b>bold <i>both</b> italic</i> &amp; &copy;
  <svg viewBox="0 0 10 10"><linearGradient id="g"/><foreignObject><p>in svg</foreignObject><use xlink:href="#g"/></svg>
  <math><mi>x</mi><annotation-xml encoding="text/html"><p>m</annotation-xml></math>
  <table><tr><td>1<td>2</table><p>one<p>two<ul><li>a<li>b</ul>
  <template><p>inside</p></template><div><template shadowrootmode="open"><slot></slot><b>shadow</b></template>light</div>
  <my-element @click="go" :bind="x" v-on:click.prevent="y" [weird]="z">custom</my-element>
  <input disabled value=x><br><textarea>
first line kept</textarea><pre>

two</pre><select><option selected>1</select>
  <noscript><img src=x></noscript><p dir=rtl>مرحبا</p><ruby>漢<rt>kan</ruby></body></html><!-- after -->`

const pages: [string, () => string][] = [
  ['odd corners of HTML', () => oddPage],
  ['startbootstrap-agency', () => packageFile('startbootstrap-agency', 'dist/index.html')],
  ['startbootstrap-creative', () => packageFile('startbootstrap-creative', 'dist/index.html')],
  ['startbootstrap-clean-blog', () => packageFile('startbootstrap-clean-blog', 'dist/index.html')],
  ['startbootstrap-sb-admin-2', () => packageFile('startbootstrap-sb-admin-2', 'index.html')],
  ['sb-admin-2 tables', () => packageFile('startbootstrap-sb-admin-2', 'tables.html')],
  ['html5-boilerplate', () => packageFile('html5-boilerplate', 'dist/index.html')],
]

test.each(pages)('the body of %s is drawn as the browser parses it', async (name, source) => {
  const path = `/pages/${encodeURIComponent(name)}.html`
  bench.serve(path, source())
  expect(await page.evaluate((address) => window.fixture.compare(address), path)).toEqual([])
})

const deepPages: [string, string][] = [
  [
    '3,000 nested div',
    `${'<div>'.repeat(3000)}a${'</div>'.repeat(2000)}b<p>c<!-- d --></p>${'</div>'.repeat(900)}<i>e</i>`,
  ],
  ['20,000 nested div', `${'<div>'.repeat(20_000)}a`],
  ['5,000 nested tables', '<table><tr><td>'.repeat(5000)],
  ['2,000 nested lists', '<ul><li>a'.repeat(2000)],
  ['2,000 nested groups of a picture', `<svg>${'<g>'.repeat(2000)}<path d="M0 0"/></svg>`],
  ['6,000 nested groups of a large picture', `<p>a<svg>${'<g>'.repeat(6000)}<path d="M0 0"/></svg>b</p>`],
  [
    'the parts of a large picture that holds a page',
    `<p><svg><foreignObject><style>i{}</style><p>a</p></foreignObject>${'<path/>'.repeat(6000)}</svg>b</p>`,
  ],
  ['1,500 nested templates', `${'<template>'.repeat(1500)}<p>a`],
]

test.each(deepPages)(
  '%s are drawn as the browser parses them, which nests 512 elements at most',
  async (name, source) => {
    const path = `/pages/${encodeURIComponent(name)}.html`
    bench.serve(path, `<!doctype html><body>${source}`)
    expect(await page.evaluate((address) => window.fixture.compare(address), path)).toEqual([])
  },
)

test('10,000 elements show before they all stand, in short tasks', async () => {
  const report = await page.evaluate((source) => window.fixture.paint(source), generatedPage(10_000))
  console.warn(
    `paint 10,000: parse ${report.parse.toFixed(0)} ms, first ${report.first.toFixed(0)} ms, ` +
      `all ${report.total.toFixed(0)} ms, longest task ${report.longest.toFixed(0)} ms`,
  )
  expect(report.elements).toBeGreaterThanOrEqual(10_000)
})
