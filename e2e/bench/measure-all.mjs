import { rmSync } from 'node:fs'
import { buildOneBundle } from '../../scripts/lib/build-one-bundle.mjs'
import { measureBare, measureBareLoad } from './bare.mjs'
import { measureContent } from './content.mjs'
import { measureFederation } from './federation.mjs'
import { measureFirstLoad } from './first-load.mjs'
import { generatePage } from './generate-page.mjs'
import { measureHands, rowsOfHands } from './hands.mjs'
import { groups, measureInteractions } from './interactions.mjs'
import { heapBetween } from './measure.mjs'
import { animations, measureMotion } from './motion.mjs'
import { measurePages, rowsOfPages } from './pages.mjs'
import { measurePanels } from './panels.mjs'
import { measurePeer, servePeer } from './peer.mjs'
import { measureLargePage, measurePergola } from './pergola.mjs'
import { measureSideBySide } from './side-by-side.mjs'
import { measureLargeSite, measureStorage } from './storage.mjs'
import { instances, measureSymbols } from './symbols.mjs'
import { measureWaterfall } from './waterfall.mjs'

const fewElements = 1000
const manyElements = 10_000
const denseElements = 100_000

/** Every figure of one run; peer and product take turns in the same browser. What is stored is stored on the disk. */
export async function measureAll({ browser, withProfile, url, repeats }) {
  // First of all: what cannot be built is found out before minutes of measuring.
  const oneBundle = await buildOneBundle()
  const peer = await servePeer()
  try {
    return {
      repeats,
      peer: await measurePeer(browser, peer.url, generatePage(manyElements), repeats),
      small: await measurePergola(browser, url, generatePage(fewElements), repeats),
      large: await measurePergola(browser, url, generatePage(manyElements), repeats),
      bare: await measureBare(browser, manyElements, repeats),
      panels: await measurePanels(browser, url, manyElements, repeats),
      motion: await measureMotion(browser, url, repeats),
      symbols: await measureSymbols(browser, url, { elements: manyElements, repeats }),
      sideBySide: await measureSideBySide(browser, url, { elements: manyElements, repeats }),
      interactions: await measureInteractions(browser, url, repeats),
      ...(await measureHands({ browser, url, repeats })),
      dense: await measureLargePage(browser, url, generatePage(denseElements)),
      bareLoad: { median: await measureBareLoad(browser, denseElements) },
      storage: await withProfile((context) => measureStorage(context, url, repeats)),
      largeSite: await withProfile((context) => measureLargeSite(context, url)),
      content: await withProfile((context) => measureContent(context, url)),
      pages: await withProfile((context) => measurePages(context, url, repeats)),
      firstLoad: await measureFirstLoad(browser, url),
      waterfall: await measureWaterfall(browser, url),
      federation: await measureFederation(browser, url, { oneBundle: oneBundle.out, repeats }),
    }
  } finally {
    peer.close()
    rmSync(oneBundle.folder, { recursive: true })
  }
}

const handRows = (measured) => rowsOfHands(measured, { ms, verdict })

/** These rows alone, for whoever works on them. */
export async function measureHandRows(options) {
  return handRows(await measureHands(options))
}

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const times = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)}×`
const kilobytes = (value) => `${Math.round(value / 1000)} kB`
const megabytes = (value) => `${(value / 1e6).toFixed(1)} MB`
/** Heap of the scripts, and beside it what the browser keeps for the DOM. */
const memory = ({ scripts, dom }) => `${megabytes(scripts)} (+ ${megabytes(dom)} of DOM)`
/** At 60 Hz, with what the clock itself takes. */
const frame = 17
const verdict = (holds) => (holds ? 'held' : '**missed**')

/** What no editor can go below is said where an edit is there. */
function besideBare(median, bare) {
  if (!bare) return ''
  return `; a bare page takes ${ms(bare.median)}${median <= bare.median ? ', which is the floor' : ''}`
}

function interactionRows({ select, edit, save, export: exported }) {
  const row = (work, { median, p95 }, budget, limit) => [
    `${work}, ${groups.toLocaleString('en-US')} groups of interactions`,
    p95 === undefined ? ms(median) : `${ms(median)} (p95 ${ms(p95)})`,
    '',
    '',
    budget,
    verdict(median <= limit),
  ]
  return [
    row('selection to their panel painted', select, '≤ 50 ms', 50),
    row('a parameter, to paint', edit, '≤ 16 ms', frame),
    row('save after it', save, '≤ 100 ms', 100),
    row('export', { median: exported }, '≤ 1 s', 1000),
  ]
}

/** The peer here is the same edit with one frame. */
function sideBySideRows({ one, three }) {
  return Object.keys(three).map((name) => {
    const ratio = three[name].median / one[name].median
    return [
      `${name} with three frames side by side, 10,000 elements, all painted; the peer is one frame`,
      `${ms(three[name].median)} (p95 ${ms(three[name].p95)})`,
      ms(one[name].median),
      times(ratio),
      '≤ 3×',
      verdict(ratio <= 3),
    ]
  })
}

/** The peer here is the same code built as one bundle. */
function federationRows({ federated, one }) {
  const row = (what, print, name) => [
    `${what}, nothing stored; the peer is the same code as one bundle`,
    print(federated[name]),
    print(one[name]),
    `${(federated[name] / one[name]).toFixed(2)}×`,
    '≤ 1.1×',
    verdict(federated[name] <= 1.1 * one[name]),
  ]
  return [
    row('page visible', ms, 'visible'),
    row('bytes until then', kilobytes, 'bytes'),
    row('bytes until all remotes stand and nothing more is fetched', kilobytes, 'bytesAtRest'),
  ]
}

/** Close to the most that a project may hold. */
function largeSiteRows({ load, loadPeak, exportedBytes, exportPeak, ...site }) {
  const size = megabytes(exportedBytes)
  const peakOf = (peak) => [`${megabytes(peak)}`, '', `${times(peak / exportedBytes)} of the zip`]
  return [
    [`load a zip of ${size}`, ms(load), '', '', '', ''],
    ['peak memory of that load, whole browser', ...peakOf(loadPeak), '', ''],
    [`export ${size}`, ms(site.export), '', '', '', ''],
    ['peak memory of that export, whole browser', ...peakOf(exportPeak), '', ''],
  ]
}

export const toTable = (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n')

/** A row: what, ours, the peer's, their ratio, the budget, and whether it holds. */
export function toMarkdown(measured, browserVersion) {
  const { repeats, peer, small, large, bare, panels, motion, symbols, interactions } = measured
  const { content, sideBySide, dense, bareLoad, storage, largeSite, firstLoad, waterfall, federation } = measured
  const edits = Object.entries(large.edits).map(([name, { median, p95 }]) => [
    `${name}, 10,000 elements, to paint`,
    `${ms(median)} (p95 ${ms(p95)}${besideBare(median, bare[name])})`,
    ms(peer.edits[name].median),
    times(peer.edits[name].median / median),
    name === 'style' ? '≤ 16 ms, p95 ≤ 50 ms, ≥ 50×' : '≤ 16 ms, p95 ≤ 50 ms',
    verdict(median <= frame && p95 <= 50 && (name !== 'style' || peer.edits[name].median / median >= 50)),
  ])
  const growth = Object.keys(large.edits).map((name) => large.edits[name].median / small.edits[name].median)
  const growthOfHeap = heapBetween(small.heap, large.heap)
  const worstGrowth = Math.max(...growth)
  const rows = [
    [
      'load, 10,000 elements, to paint',
      ms(large.load),
      ms(peer.load),
      times(peer.load / large.load),
      '≥ 15×',
      verdict(peer.load / large.load >= 15),
    ],
    [
      'page visible, first screen of 10,000 elements',
      ms(large.visible),
      ms(peer.load),
      times(peer.load / large.visible),
      '≥ 30×',
      verdict(peer.load / large.visible >= 30),
    ],
    ['longest task while loading', ms(large.longest), ms(peer.longest), '', '≤ 100 ms', verdict(large.longest <= 100)],
    [
      `load, 100,000 elements (${megabytes(dense.bytes)}), to paint`,
      `${ms(dense.load)} (visible ${ms(dense.visible)}${besideBare(dense.load, bareLoad)})`,
      '',
      '',
      '≤ 2 s',
      verdict(dense.load <= 2000),
    ],
    [
      'heap of 10,000 elements',
      memory(large.heap),
      memory(peer.heap),
      times(peer.heap.scripts / large.heap.scripts),
      '',
      '',
    ],
    [
      'heap growth 1,000 → 10,000',
      memory(growthOfHeap),
      '',
      '',
      '< 5 MB + the DOM',
      verdict(growthOfHeap.scripts < 5e6),
    ],
    ...edits,
    [
      `edit in one of ${instances} copies of a symbol, 10,000 elements, all painted`,
      `${ms(symbols.edits.attribute.median)} (p95 ${ms(symbols.edits.attribute.p95)})`,
      `${ms(symbols.peer.attribute.median)} (the copies' markup written anew, a bare page)`,
      times(symbols.peer.attribute.median / symbols.edits.attribute.median),
      '≤ 10 ms + a frame',
      verdict(symbols.edits.attribute.median <= 10 + frame),
    ],
    [
      'selection to style panel painted, 10,000 elements, 5,000 rules',
      `${ms(panels.styling.median)} (p95 ${ms(panels.styling.p95)})`,
      '',
      '',
      '≤ 16 ms',
      verdict(panels.styling.median <= frame),
    ],
    [
      'layers panel over 10,000 elements opens',
      ms(panels.layers.open),
      '',
      '',
      '≤ 50 ms',
      verdict(panels.layers.open <= 50),
    ],
    [
      `layers panel scrolls through ${panels.layers.rows} rows`,
      `${ms(panels.layers.frame)} a frame, longest task ${ms(panels.layers.longest)}`,
      '',
      '',
      'no long task',
      verdict(panels.layers.longest <= 50),
    ],
    ...rowsOfPages(measured.pages, { ms, verdict }),
    ...handRows(measured),
    ...sideBySideRows(sideBySide),
    ...interactionRows(interactions),
    [
      `motion panel with ${animations} animations: a bar moved by a key, to paint`,
      `${ms(motion.moved.median)} (p95 ${ms(motion.moved.p95)})`,
      '',
      '',
      '≤ 16 ms, p95 ≤ 50 ms',
      verdict(motion.moved.median <= frame && motion.moved.p95 <= 50),
    ],
    [
      'the playhead dragged over them, a picture',
      `p95 ${ms(motion.scrubbed)}`,
      '',
      '',
      'p95 ≤ 50 ms',
      verdict(motion.scrubbed <= 50),
    ],
    ['growth of an edit, 1,000 → 10,000, worst', times(worstGrowth), '', '', '< 1.5×', verdict(worstGrowth < 1.5)],
    [
      `save after one edit, ${storage.pages} pages`,
      `${ms(storage.save.median)} (p95 ${ms(storage.save.p95)}), ${kilobytes(storage.bytesPerSave)}`,
      '',
      '',
      '≤ 30 ms',
      verdict(storage.save.median <= 30),
    ],
    [`load a zip of ${storage.pages} pages, 50 MB`, ms(storage.load), '', '', '', ''],
    [
      `export ${storage.pages} pages, ${megabytes(storage.exportedBytes)}`,
      ms(storage.export),
      '',
      '',
      '≤ 3 s',
      verdict(storage.export <= 3000),
    ],
    [
      'peak memory of that export, whole browser',
      megabytes(storage.exportPeak),
      '',
      `${times(storage.exportPeak / storage.exportedBytes)} of the zip`,
      '≤ 2×',
      verdict(storage.exportPeak <= 2 * storage.exportedBytes),
    ],
    ...largeSiteRows(largeSite),
    [
      `export of a site with ${content.entries.toLocaleString('en')} entries, each with a page`,
      `${ms(content.export)}, ${megabytes(content.bytes)}`,
      '',
      '',
      '≤ 10 s',
      verdict(content.export <= 10_000),
    ],
    [
      'page visible in the canvas, nothing stored',
      `${kilobytes(waterfall.bytes)}, ${waterfall.rounds.toFixed(1)} rounds of requests`,
      '',
      '',
      '≤ 400 kB, ≤ 3 rounds',
      verdict(waterfall.bytes <= 400_000 && waterfall.rounds <= 3),
    ],
    ...federationRows(federation),
    [
      'first visit, over the wire',
      `${kilobytes(firstLoad.first.bytes)}, ${firstLoad.first.requests} requests`,
      '',
      '',
      '',
      '',
    ],
    [
      'second visit, over the wire',
      `${kilobytes(firstLoad.second.bytes)}, ${firstLoad.second.requests} requests`,
      '',
      '',
      '≤ ¼ of the first',
      verdict(firstLoad.second.bytes <= firstLoad.first.bytes / 4),
    ],
  ]
  return `# Benchmarks

Made by \`npm run bench\`. Medians of ${repeats} edits spread over the page, wall time in one run of Chromium ${browserVersion}, headless.
The peer is plain GrapesJS 0.23.6 as it comes, with the same generated page of 10,000 elements and 305 rules. “To paint”
counts from the call until the frame after it is painted, with the layers and the style panel open, so a frame of 16.7 ms
is the floor; to draw an outline around an element, and to move all that stands below one, takes the browser itself longer,
which is what “a bare page takes” tells: the same change by one line of script, without an editor. The heap is that of the scripts; the browser's own memory for the DOM stands beside it.
Saves and exports of 100 pages are measured in a profile on the disk; a private window would keep them in memory.

| Work | Pergola | Peer | Ratio | Budget | |
| --- | --- | --- | --- | --- | --- |
${toTable(rows)}
`
}
