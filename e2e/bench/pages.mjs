import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { generatePage } from './generate-page.mjs'
import { median } from './measure.mjs'
import { openWithClock } from './pergola.mjs'

const sitePages = 1000

/** A site in ten folders, every page of which leads to one of them. */
export function linkedSite(pages = sitePages) {
  const { html } = generatePage(30)
  const files = {}
  for (let number = 0; number < pages; number++) {
    const name = number === 0 ? 'index.html' : number === 1 ? 'terms.html' : `part-${number % 10}/page-${number}.html`
    const up = name.includes('/') ? '../' : ''
    const head = `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Page ${number}</title>\n</head>\n`
    files[name] = strToU8(`${head}<body>\n<a href="${up}terms.html">Terms</a>\n${html}</body>\n</html>\n`)
  }
  return Buffer.from(zipSync(files, { level: 0 }))
}

/** The pages panel of a large site: until its first picture, and a rename of a page that all others lead to. */
export async function measurePages(context, url, repeats) {
  const page = await openWithClock(context, url)
  const folder = mkdtempSync(join(tmpdir(), 'pergola-bench-'))
  writeFileSync(join(folder, 'site.zip'), linkedSite())
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.type = 'file'
    input.id = 'bench-file'
    document.body.append(input)
  })
  await page.setInputFiles('#bench-file', join(folder, 'site.zip'))
  await page.evaluate(openSite)
  const opened = await page.evaluate(measureOpening, Math.min(repeats, 7))
  const renamed = []
  for (const [from, to] of [
    ['terms', 'terms-of-use'],
    ['terms-of-use', 'conditions'],
    ['conditions', 'terms'],
  ]) {
    renamed.push(await page.evaluate(measureRename, { from, to }))
  }
  rmSync(folder, { recursive: true })
  await page.close()
  return { open: median(opened), rename: median(renamed) }
}

export function rowsOfPages({ open, rename }, { ms, verdict }) {
  return [
    ['pages panel with 1,000 pages opens', ms(open), '', '', '≤ 100 ms', verdict(open <= 100)],
    ['rename of a page that 1,000 pages lead to, stored', ms(rename), '', '', '≤ 2 s', verdict(rename <= 2000)],
  ]
}

async function openSite() {
  const { pergola } = window
  const { id } = await pergola.projects.importZip(document.querySelector('#bench-file').files[0])
  await pergola.projects.open(id)
}

async function measureOpening(repeats) {
  const { untilPainted, rest } = window
  const toggle = document.querySelector('button[aria-label="Pages"]')
  const tree = () => document.querySelector('[role="tree"][aria-label="Pages"]')
  const times = []
  for (let turn = 0; turn <= repeats; turn++) {
    if (tree()) toggle.click()
    await untilPainted(() => !tree())
    await rest()
    const start = performance.now()
    toggle.click()
    await untilPainted(() => tree()?.querySelector('[data-key]'))
    times.push(performance.now() - start)
  }
  // The first one also fetches the panel.
  return times.slice(1)
}

/** By keys, from Enter until the panel shows the page under its new name. */
async function measureRename({ from, to }) {
  const { untilPainted, rest } = window
  const row = (name) => document.querySelector(`[role="tree"][aria-label="Pages"] [data-key="${name}"]`)
  document.querySelector('[role="tree"][aria-label="Pages"]').scrollTop = 1e6
  await untilPainted(() => row(from))
  row(from).focus()
  await untilPainted(() => row(from)?.tabIndex === 0)
  row(from).dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }))
  await untilPainted(() => row(from)?.querySelector('input'))
  const input = row(from).querySelector('input')
  input.value = to
  await rest()
  const start = performance.now()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await untilPainted(() => row(to))
  const duration = performance.now() - start
  await rest()
  return duration
}
