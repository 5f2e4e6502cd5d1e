import fc from 'fast-check'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyHtml, canApply, parseHtml, printHtml } from './index.ts'
import { dumpInBrowser, dumpTree } from './testing/canonical-dump.ts'
import { nastyPages } from './testing/nasty-pages.ts'
import { pageFixtures } from './testing/page-fixtures.mjs'
import { createChance, draws } from './testing/chance.ts'
import { randomOperation } from './testing/random-operation.ts'
import { soundMarkup, tagSoup } from './testing/tag-soup.ts'

// What the tree is for: the DOM a browser makes of the printed page is the tree, before and after edits.
const rounds = Number(process.env['PERGOLA_FUZZ'] ?? 1)
const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const chrome: { browser?: Browser; page?: Page } = {}

beforeAll(async () => {
  chrome.browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: args.split(' '),
  })
  chrome.page = await chrome.browser.newPage()
}, 60_000)

afterAll(() => chrome.browser?.close())

/**
 * DOMParser reads without scripting. Chromium leaves the standard where NUL or a reference to a line end comes first,
 * where a form stands in a form with a table between them, and behind a title in a template. In a template it also
 * makes a form straight in a table, which the standard ignores there: `<template><table><form>`.
 */
function isComparable(source: string): boolean {
  return (
    !/noscript|&#(?:xd|1[03]);|\0|\ud800/i.test(source) &&
    !/<form.*<form|<template.*<(?:title|(?:table|tbody|tr).*<form)/is.test(source)
  )
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

function edited(name: string, source: string, list: readonly (readonly number[])[]): Case[] {
  const tree = parseHtml(source)
  for (const numbers of list) {
    const operation = randomOperation(tree, createChance(numbers))
    if (canApply(tree, operation)) applyHtml(tree, operation)
  }
  const printed = printHtml(tree)
  return isComparable(printed) ? [{ name: `${name}, edited`, source: printed, dump: dumpTree(tree) }] : []
}

const anyPage = fc.oneof(soundMarkup('written'), soundMarkup('left out'), tagSoup(25), tagSoup(25))
const edits = fc.array(draws, { minLength: 8, maxLength: 8 })

/** The same pages every time, unless a longer run is asked for. */
function sampled<T>(values: fc.Arbitrary<T>, count: number): T[] {
  return fc.sample(values, { numRuns: count * rounds })
}

test('real pages and nasty ones, unedited', { timeout: 240_000 }, async () => {
  await expectSame([...pageFixtures(), ...nastyPages].flatMap(([name, source]) => unedited(name, source)))
})

test('random pages, unedited', { timeout: 240_000 }, async () => {
  const cases = sampled(anyPage, 2000).flatMap((source) => unedited('random', source))
  expect(cases.length).toBeGreaterThan(1000)
  await expectSame(cases)
})

test('real, nasty and random pages, edited', { timeout: 240_000 }, async () => {
  const pages = [...pageFixtures(), ...nastyPages]
  const cases = sampled(edits, pages.length).flatMap((list, at) => {
    const [name, source] = pages[at % pages.length] ?? ['nothing', '']
    return edited(name, source, list)
  })
  cases.push(...sampled(fc.tuple(anyPage, edits), 1000).flatMap(([source, list]) => edited('random', source, list)))
  await expectSame(cases)
})
