import { measureFirstLoad } from './first-load.mjs'
import { generatePage } from './generate-page.mjs'
import { measurePeer, servePeer } from './peer.mjs'
import { measurePergola } from './pergola.mjs'
import { measureStorage } from './storage.mjs'

const fewElements = 1000
const manyElements = 10_000

/** Every figure of one run; peer and product take turns in the same browser. */
export async function measureAll(browser, url, repeats) {
  const peer = await servePeer()
  try {
    return {
      repeats,
      peer: await measurePeer(browser, peer.url, generatePage(manyElements), repeats),
      small: await measurePergola(browser, url, generatePage(fewElements), repeats),
      large: await measurePergola(browser, url, generatePage(manyElements), repeats),
      storage: await measureStorage(browser, url, repeats),
      firstLoad: await measureFirstLoad(browser, url),
    }
  } finally {
    peer.close()
  }
}

const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
const times = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)}×`
const kilobytes = (value) => `${Math.round(value / 1000)} kB`
const megabytes = (value) => `${(value / 1e6).toFixed(1)} MB`
const verdict = (holds) => (holds ? 'held' : '**missed**')

/** A row: what, ours, the peer's, their ratio, the budget, and whether it holds. */
export function toMarkdown({ repeats, peer, small, large, storage, firstLoad }, browserVersion) {
  const edits = Object.entries(large.edits).map(([name, { median, p95 }]) => [
    `${name}, 10,000 elements, to paint`,
    `${ms(median)} (p95 ${ms(p95)})`,
    ms(peer.edits[name].median),
    times(peer.edits[name].median / median),
    name === 'style' ? '≤ 16 ms, p95 ≤ 50 ms, ≥ 50×' : '≤ 16 ms, p95 ≤ 50 ms',
    verdict(median <= 16.7 && p95 <= 50 && (name !== 'style' || peer.edits[name].median / median >= 50)),
  ])
  const growth = Object.keys(large.edits).map((name) => large.edits[name].median / small.edits[name].median)
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
    ['longest task while loading', ms(large.longest), ms(peer.longest), '', '≤ 100 ms', verdict(large.longest <= 100)],
    ['heap of 10,000 elements', megabytes(large.heap), megabytes(peer.heap), times(peer.heap / large.heap), '', ''],
    ['heap growth 1,000 → 10,000', megabytes(large.heap - small.heap), '', '', '< 5 MB + the DOM', ''],
    ...edits,
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
counts from the call to the frame after it, so a frame of 16.7 ms is the floor.

| Work | Pergola | Peer | Ratio | Budget | |
| --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}
`
}
