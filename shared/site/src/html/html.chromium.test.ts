import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyHtml, canApply, parseHtml, printHtml } from './index.ts'
import { dumpInBrowser, dumpTree } from './testing/canonical-dump.ts'
import { nastyPages } from './testing/nasty-pages.ts'
import { pageFixtures } from './testing/page-fixtures.mjs'
import { createChance } from './testing/random.ts'
import { randomOperation } from './testing/random-operation.ts'
import { soundMarkup, tokenSoup } from './testing/soup.ts'

// What the tree is for: the DOM a browser makes of the printed page is the tree, before and after edits.
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)
const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const chrome: { browser?: Browser; page?: Page } = {}

beforeAll(async () => {
  chrome.browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: args.split(' '),
  })
  chrome.page = await chrome.browser.newPage()
}, 60_000)

afterAll(() => chrome.browser?.close())

/**
 * DOMParser reads without scripting. Chromium leaves the standard where NUL or a reference to CR comes first, and where
 * a form stands in a form with a table between them.
 */
function isComparable(source: string): boolean {
  return !/noscript|&#xd;|&#13;|\0|\ud800/i.test(source) && !/<form.*<form/s.test(source)
}

interface Case {
  readonly name: string
  readonly source: string
  readonly dump: string
}

async function expectSame(cases: readonly Case[]): Promise<void> {
  const sources = cases.map(({ source }) => source)
  const dumps = (await chrome.page?.evaluate(`(${dumpInBrowser})(${JSON.stringify(sources)})`)) as string[]
  for (const [index, { name, source, dump }] of cases.entries()) {
    expect(dump, `${name}\n${source.slice(0, 2000)}`).toBe(dumps[index])
  }
}

function unedited(name: string, source: string): Case[] {
  return isComparable(source) ? [{ name, source, dump: dumpTree(parseHtml(source)) }] : []
}

function edited(name: string, source: string, seed: number): Case[] {
  const chance = createChance(seed)
  const tree = parseHtml(source)
  for (let at = 0; at < 8; at++) {
    const operation = randomOperation(tree, chance)
    if (canApply(tree, operation)) applyHtml(tree, operation)
  }
  const printed = printHtml(tree)
  return isComparable(printed) ? [{ name: `${name}, seed ${seed}`, source: printed, dump: dumpTree(tree) }] : []
}

test('real pages and nasty ones, unedited', { timeout: 240_000 }, async () => {
  await expectSame([...pageFixtures(), ...nastyPages].flatMap(([name, source]) => unedited(name, source)))
})

test('random pages, unedited', { timeout: 240_000 }, async () => {
  const cases: Case[] = []
  for (let seed = 0; seed < 3000 * rounds; seed++) {
    const chance = createChance(seed)
    cases.push(
      ...unedited(`seed ${seed}`, seed % 3 === 0 ? soundMarkup(chance, 3) : tokenSoup(chance, 1 + chance.below(25))),
    )
  }
  expect(cases.length).toBeGreaterThan(1000)
  await expectSame(cases)
})

test('real, nasty and random pages, edited', { timeout: 240_000 }, async () => {
  const cases: Case[] = []
  for (const [index, [name, source]] of [...pageFixtures(), ...nastyPages].entries())
    cases.push(...edited(name, source, index))
  for (let seed = 0; seed < 1500 * rounds; seed++) {
    const chance = createChance(seed)
    const source = seed % 2 === 0 ? soundMarkup(chance, 3) : tokenSoup(chance, 1 + chance.below(25))
    cases.push(...edited('random', source, seed))
  }
  await expectSame(cases)
})
