import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from '../harness/browser-paths.mjs'
import { serveHarness } from '../harness/serve.mjs'
import { startBrowser } from './browser.mjs'

/** A page that has not said a word after this long does not open. */
const patience = 180_000
const killBetween = [30, 900]
/** Where the first saves are what counts. */
const cutBetween = [300, 4000]

const defaults = {
  writer: 'real',
  work: 'texts',
  losesEvery: Infinity,
  stopAtFirst: false,
  clocks: false,
  disk: null,
  until: Infinity,
  report: () => undefined,
}

/**
 * Kills the browser in mid-save again and again, on one profile, and compares what is stored after each kill with what
 * had been acknowledged before it. After every `losesEvery`th kill the database is gone too, as when the browser finds
 * it damaged and begins a new one. With a `disk` its power is cut instead. With `clocks` the time of day jumps, between
 * two kills and in the middle of the work. The last kill is followed by one more look. `until`, in milliseconds since
 * 1970, ends it earlier.
 */
export async function runKillTest(options) {
  const { kills, seed, writer, work, losesEvery, stopAtFirst, clocks, disk, until, report } = {
    ...defaults,
    ...options,
  }
  const profile = disk ? disk.profile : await mkdtemp(join(tmpdir(), 'pergola-kill-'))
  const desk = createDesk()
  const random = createRandom(seed)
  const clock = { offset: 0 }
  const root = fileURLToPath(new URL('.', import.meta.url))
  const before = () => (clocks ? jumpingClock(clock.offset) : '')
  const served = await serveHarness({ root, respond: desk.respond, before })
  const end = (browser) => (disk ? disk.cut(browser) : browser.kill())
  const address = `${served.url}?seed=${seed}&writer=${writer}&work=${work}`
  const executable = await chromiumPath()
  const result = {
    writer,
    seed,
    kills: 0,
    acknowledged: 0,
    databases: 0,
    isTimeOver: false,
    done: {},
    lost: [],
    torn: [],
    unopened: [],
  }
  const acked = { save: 0, picture: 0 }
  try {
    for (let cycle = 0; cycle <= kills; cycle += 1) {
      clock.offset = Math.round((random() - 0.5) * 2 * furthestJump)
      const told = desk.listen(cycle)
      const browser = startBrowser({ executable, profile, url: `${address}&cycle=${cycle}` })
      const found = await told.found
      if (found.isSilent) found.reason += `, ${silence(browser)}`
      note(result, { cycle, found, acked })
      result.isTimeOver = Date.now() > until
      const isOver = Boolean(found.reason) || cycle === kills || result.isTimeOver || (stopAtFirst && isBad(result))
      if (isOver) await browser.kill()
      else {
        // Names of new files are not waited for by the browser: a project needs those of its journal once on the disk.
        if (cycle === 0) await disk?.settle()
        const [soonest, latest] = work === 'assets' ? cutBetween : killBetween
        await wait(soonest + random() * (latest - soonest))
        await end(browser)
      }
      sumUp(result, cycle, told)
      if (isOver) break
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

function note(result, { cycle, found, acked }) {
  if (found.reason) result.unopened.push(`cycle ${cycle}: ${found.reason}`)
  else judge(result, cycle, found, acked)
}

/** What the page has told until its end. */
function sumUp(result, cycle, told) {
  told.end()
  result.acknowledged += told.count()
  for (const kind of told.done()) result.done[kind] = (result.done[kind] ?? 0) + 1
  for (const reason of told.refused()) result.unopened.push(`cycle ${cycle}, while it saved: ${reason}`)
}

/** Milliseconds: a year, in both directions. */
const furthestJump = 366 * 24 * 60 * 60 * 1000

/** The time of day is off by so much, and jumps back and forth by as much again several times a second. */
function jumpingClock(offset) {
  return `if (!('clockJumps' in globalThis)) {
  globalThis.clockJumps = true
  const now = Date.now.bind(Date)
  Date.now = () => now() + ${offset} * (1 + (Math.floor(performance.now() / 200) % 2))
}
`
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
      const [done, refused] = [[], []]
      let count = 0
      let isFound = false
      let step = 'the start of the browser'
      let hear
      const found = new Promise((resolve) => {
        const silent = () =>
          resolve({ isSilent: true, reason: `nothing heard for ${patience} ms, the last step was "${step}"` })
        const clock = setTimeout(silent, patience)
        hear = (message) => {
          clearTimeout(clock)
          resolve(message)
        }
      })
      current = {
        cycle,
        take(what, message) {
          if (what === 'step') return void (step = message.step)
          if (isFound && what === 'failed') return refused.push(message.reason)
          if (what === 'found' || what === 'failed') {
            isFound = true
            return hear(message)
          }
          count += 1
          done.push(message.done ?? 'picture')
          for (const kind of ['save', 'picture']) highest[kind] = Math.max(highest[kind], message[kind] ?? 0)
        },
      }
      return {
        found,
        count: () => count,
        done: () => done,
        /** Saves that were refused although nothing was in their way. */
        refused: () => refused,
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

/** Whether the page or the machine was slow. */
function silence(browser) {
  const [load] = loadavg()
  return `the browser ${browser.isRunning() ? `used ${browser.usedSeconds()} s of a processor` : 'has ended'}, load ${load.toFixed(1)}`
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
