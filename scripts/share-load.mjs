// `npm run bench:shares [clients megabytes]`: what the server of shared sites takes. Real HTTP, real disk; prints a table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build-suite.mjs'
import { ensureInstalled, requireNode } from './lib/install.mjs'
import { measureShares } from './lib/share-load.mjs'
import { startSuiteServer } from './lib/suite-server.mjs'

const usual = [
  { clients: 1, megabytes: 200 },
  { clients: 10, megabytes: 20 },
  { clients: 50, megabytes: 4 },
  { clients: 200, megabytes: 1 },
]
const [clients, megabytes] = process.argv.slice(2).map(Number)
const rounds = clients > 0 && megabytes > 0 ? [{ clients, megabytes }] : usual

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
const rate = (each) => `${Math.round(each.rate)} MB/s`
const size = (bytes) => `${Math.round(bytes / 1_000_000)} MB`

const row = ({ clients: people, megabytes: each, up, down, before, peak, page }) =>
  [
    `${people} × ${each} MB`,
    rate(up),
    `${seconds(up.median)} / ${seconds(up.late)}`,
    rate(down),
    `${seconds(down.median)} / ${seconds(down.late)}`,
    `${size(before)} → ${size(peak)}`,
    `${Math.round(page)} ms`,
  ].join(' | ')

/** A server of its own for each round: what one held is not the next one's. */
async function measure(round) {
  const folder = mkdtempSync(join(tmpdir(), 'share-load-'))
  const server = await startSuiteServer({
    SHARE: 'on',
    SHARE_UPLOAD_URL: '',
    SHARE_S3_URL: '',
    SHARE_FOLDER: folder,
    SHARE_UPLOADS_PER_HOUR: '100000',
  })
  try {
    return await measureShares(server, round)
  } finally {
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
  console.log(
    '| At once | Stored | p50 / p95 | Fetched | p50 / p95 | Memory of the server, peak | Editor’s page, p95 |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const round of rounds) console.log(`| ${row(await measure(round))} |`)
} catch (error) {
  console.error(error.stack ?? error.message)
  process.exitCode = 1
}
