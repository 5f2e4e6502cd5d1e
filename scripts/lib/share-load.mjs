import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

const megabyte = 1_000_000
/** What the server wants to see first; the rest may be anything, as it is for whoever has no key. */
const mark = Buffer.from('PRGLSHR', 'latin1')

/** Calls without a connection kept from the one before: every client is somebody else. */
function ask(url, { method = 'GET', body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent: new Agent(), headers: body ? { 'content-length': body.length } : {} })
    asked.on('error', reject)
    asked.on('response', (response) => {
      const hash = createHash('sha256')
      const kept = []
      response.on('data', (piece) => (method === 'PUT' ? kept.push(piece) : hash.update(piece)))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(kept).toString(), hash: hash.digest('hex') }),
      )
    })
    asked.end(body)
  })
}

async function timed(work) {
  const begun = performance.now()
  const value = await work()
  return { value, milliseconds: performance.now() - begun }
}

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

function told(times, bytes, whole) {
  const sorted = times.toSorted((one, other) => one - other)
  const rate = bytes / megabyte / (whole / 1000)
  return { rate, median: percentile(sorted, 0.5), late: percentile(sorted, 0.95) }
}

const memoryOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024

/** Looks at the server until it is told to end: its memory, and how long the editor's first file takes to come. */
function watch({ url, pid }) {
  const before = memoryOf(pid)
  let peak = before
  const ended = new AbortController()
  const pages = []
  const watching = (async () => {
    while (!ended.signal.aborted) {
      peak = Math.max(peak, memoryOf(pid))
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      pages.push((await timed(() => ask(`${url}/index.html`))).milliseconds)
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  })()
  return async () => {
    ended.abort()
    await watching
    return {
      before,
      peak,
      page: percentile(
        pages.toSorted((one, other) => one - other),
        0.95,
      ),
    }
  }
}

async function atOnce(count, work) {
  const { value, milliseconds } = await timed(() =>
    Promise.all(Array.from({ length: count }, (_, index) => timed(() => work(index)))),
  )
  return { values: value.map((each) => each.value), times: value.map((each) => each.milliseconds), whole: milliseconds }
}

/** So many people store a share of so many megabytes at once, then fetch them at once; each must get back what was sent. */
export async function measureShares(server, { clients, megabytes }) {
  const body = Buffer.concat([mark, randomBytes(megabytes * megabyte - mark.length)])
  const sent = createHash('sha256').update(body).digest('hex')
  const stop = watch(server)
  const up = await atOnce(clients, () => ask(`${server.url}/shares`, { method: 'PUT', body }))
  const addresses = up.values.map(({ status, text }) => {
    if (status !== 201) throw new Error(`A share was refused: ${status} ${text}`)
    return JSON.parse(text).data.url
  })
  const down = await atOnce(clients, (index) => ask(`${server.url}${addresses[index]}`))
  if (down.values.some(({ hash }) => hash !== sent)) throw new Error('A share came back as another than was sent.')
  const bytes = clients * body.length
  return {
    clients,
    megabytes,
    up: told(up.times, bytes, up.whole),
    down: told(down.times, bytes, down.whole),
    ...(await stop()),
  }
}
