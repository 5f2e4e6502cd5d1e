import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWithClock } from './pergola.mjs'
import { heapOf, median, percentile } from './measure.mjs'
import { withPeakMemory } from './memory.mjs'
import { siteZip } from './site-zip.mjs'

const pages = 100
const assetBytes = 50 * 1024 * 1024
const largeAssetBytes = 225 * 1024 * 1024

/** A page of the editor that holds the zip of such a site in a field, as if a person had chosen it. */
async function openWithZip(context, url, site) {
  const page = await openWithClock(context, url)
  const folder = mkdtempSync(join(tmpdir(), 'pergola-bench-'))
  const file = join(folder, 'site.zip')
  writeFileSync(file, siteZip(site))
  await page.evaluate(() => {
    const input = document.createElement('input')
    input.type = 'file'
    input.id = 'bench-file'
    document.body.append(input)
  })
  await page.setInputFiles('#bench-file', file)
  return { page, remove: () => rmSync(folder, { recursive: true }) }
}

/** A site close to the most that a project may hold: how long it takes in and out, and with what memory. */
export async function measureLargeSite(context, url) {
  const { page, remove } = await openWithZip(context, url, {
    pages,
    elements: 300,
    assets: 120,
    assetBytes: largeAssetBytes,
  })
  const watched = async (work, input) => {
    await heapOf(page)
    return withPeakMemory(context.browser(), () => page.evaluate(work, input))
  }
  const load = await watched(runImport)
  const first = await watched(runExport, load.value.id)
  const exported = await page.evaluate(runExport, load.value.id)
  remove()
  return {
    load: load.value.duration,
    loadPeak: load.peak,
    export: exported.duration,
    exportedBytes: exported.bytes,
    exportPeak: first.peak,
  }
}

/** A site of 100 pages and 50 MB of pictures: load, one edit and its save again and again, export. */
export async function measureStorage(context, url, repeats) {
  const { page, remove } = await openWithZip(context, url, { pages, elements: 300, assets: 50, assetBytes })
  const result = await page.evaluate(runStorage, repeats)
  // The first export tells the memory: a later one finds what the first has left free. Watching it costs time, so
  // the second tells the time.
  await heapOf(page)
  const { peak } = await withPeakMemory(context.browser(), () => page.evaluate(runExport, result.id))
  const exported = await page.evaluate(runExport, result.id)
  remove()
  return {
    pages,
    load: result.load,
    save: { median: median(result.saves), p95: percentile(result.saves, 0.95) },
    bytesPerSave: median(result.bytes),
    export: exported.duration,
    exportedBytes: exported.bytes,
    exportPeak: peak,
  }
}

async function runStorage(repeats) {
  const { pergola, timed } = window
  const file = document.querySelector('#bench-file').files[0]
  const [load, { id }] = await timed(() => pergola.projects.importZip(file))
  await pergola.projects.open(id)
  await pergola.page.select('.card-title')
  const saves = []
  const bytes = []
  for (let turn = 0; turn < repeats; turn++) {
    await pergola.page.setAttribute('title', `t${turn}`)
    const [duration, receipt] = await timed(() => pergola.page.save())
    saves.push(duration)
    bytes.push(receipt.bytes)
  }
  return { id, load, saves, bytes }
}

async function runImport() {
  const { pergola, timed } = window
  const file = document.querySelector('#bench-file').files[0]
  const [duration, { id }] = await timed(() => pergola.projects.importZip(file))
  return { duration, id }
}

async function runExport(id) {
  const { pergola, timed } = window
  const [duration, blob] = await timed(() => pergola.projects.exportZip(id))
  return { duration, bytes: blob.size }
}
