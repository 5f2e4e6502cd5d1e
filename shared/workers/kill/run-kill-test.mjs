import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from '../harness/browser-paths.mjs'
import { serveHarness } from '../harness/serve.mjs'
import { startBrowser } from './browser.mjs'

/** A page that has not said a word after this long does not open. */
const patience = 90_000
const killBetween = [30, 900]

/**
 * Kills the browser in mid-save again and again, on one profile, and compares what is stored after each kill with what
 * had been acknowledged before it. After every `losesEvery`th kill the database is gone too, as
 * when the browser finds it damaged and begins a new one. The last kill is followed by one more look.
 */
export async function runKillTest(options) {
  const { kills, seed, writer = 'real', losesEvery = Infinity, stopAtFirst = false, report = () => undefined } = options
  const executable = await chromiumPath()
  const profile = await mkdtemp(join(tmpdir(), 'pergola-kill-'))
  const desk = createDesk()
  const served = await serveHarness({ root: fileURLToPath(new URL('.', import.meta.url)), respond: desk.respond })
  const random = createRandom(seed)
  const result = { writer, seed, kills: 0, acknowledged: 0, databases: 0, lost: [], torn: [], unopened: [] }
  const acked = { save: 0, picture: 0 }
  try {
    for (let cycle = 0; cycle <= kills; cycle += 1) {
      const url = `${served.url}?seed=${seed}&writer=${writer}&cycle=${cycle}`
      const told = desk.listen(cycle)
      const browser = startBrowser({ executable, profile, url })
      const found = await told.found
      if (found.reason) result.unopened.push(`cycle ${cycle}: ${found.reason}`)
      else judge(result, cycle, found, acked)
      const isOver = cycle === kills || (stopAtFirst && isBad(result))
      if (!isOver && !found.reason) await wait(killBetween[0] + random() * (killBetween[1] - killBetween[0]))
      await browser.kill()
      told.end()
      result.acknowledged += told.count()
      if (isOver || found.reason) break
      Object.assign(acked, told.acknowledged(acked))
      result.kills += 1
      result.databases += result.kills % losesEvery === 0 ? await loseDatabase(profile) : 0
      report({ cycle, found, acked: { ...acked } })
    }
  } finally {
    await served.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { ...result, passed: !isBad(result) }
}

/** Throws when there is none: then nothing would be proven. */
async function loseDatabase(profile) {
  const folder = join(profile, 'Default', 'IndexedDB')
  const stores = (await readdir(folder)).filter((name) => name.startsWith('http_localhost_'))
  if (stores.length === 0) throw new Error(`${folder} holds no database.`)
  for (const name of stores) await rm(join(folder, name), { recursive: true })
  return 1
}

function isBad({ lost, torn, unopened }) {
  return lost.length + torn.length + unopened.length > 0
}

function judge(result, cycle, { save, picture, wrong }, acked) {
  if (save < acked.save) result.lost.push(`cycle ${cycle}: save ${save} is there, ${acked.save} was acknowledged`)
  if (picture < acked.picture) {
    result.lost.push(`cycle ${cycle}: picture ${picture} is there, ${acked.picture} was acknowledged`)
  }
  if (wrong.length > 0) result.torn.push(`cycle ${cycle}, save ${save}: ${wrong.join('; ')}`)
  // What a kill cut off may be there or not; from here on it counts as what is there.
  Object.assign(acked, { save, picture })
}

/** Where the pages report to. Words of a cycle that is over are too late to count. */
function createDesk() {
  let current = null
  return {
    listen(cycle) {
      const highest = { save: 0, picture: 0 }
      let count = 0
      let hear
      const found = new Promise((resolve) => {
        const clock = setTimeout(() => resolve({ reason: `nothing heard for ${patience} ms` }), patience)
        hear = (message) => {
          clearTimeout(clock)
          resolve(message)
        }
      })
      current = {
        cycle,
        take(what, message) {
          if (what === 'found' || what === 'failed') return hear(message)
          count += 1
          for (const kind of ['save', 'picture']) highest[kind] = Math.max(highest[kind], message[kind] ?? 0)
        },
      }
      return {
        found,
        count: () => count,
        acknowledged: (before) => ({
          save: Math.max(before.save, highest.save),
          picture: Math.max(before.picture, highest.picture),
        }),
        end: () => {
          current = null
        },
      }
    },
    async respond(request, response) {
      const { pathname, searchParams } = new URL(request.url, 'http://localhost')
      if (!pathname.startsWith('/tell/')) return false
      const parts = []
      for await (const part of request) parts.push(part)
      const isCurrent = current && Number(searchParams.get('cycle')) === current.cycle
      if (isCurrent) current.take(pathname.slice('/tell/'.length), JSON.parse(Buffer.concat(parts).toString()))
      response.writeHead(204).end()
      return true
    },
  }
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
