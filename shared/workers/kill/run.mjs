import { parseArgs } from 'node:util'
import { createCutDisk } from './power-cut.mjs'
import { runKillTest } from './run-kill-test.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    /** How often the power of a disk is cut, which needs root and a loop device. */
    cuts: { type: 'string', default: '0' },
    /** The same while assets are uploaded, each time on a new disk. */
    'asset-cuts': { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    /** After so many minutes no more is killed or cut, and what was done until then is told. */
    minutes: { type: 'string' },
    /** `texts`, or `all`: symbol edits over many pages, renames, uploads, deletions and restored versions as well. */
    work: { type: 'string', default: 'all' },
    /** The time of day jumps. */
    clocks: { type: 'boolean', default: false },
    /** `real`, and then a naive writer that must be caught; or one of them alone. */
    writer: { type: 'string', default: 'both' },
    verbose: { type: 'boolean', default: false },
  },
})

const [kills, cuts, seed] = [Number(values.kills), Number(values.cuts), Number(values.seed)]
const assetCuts = Number(values['asset-cuts'])
const { work, clocks } = values
const say = (line) => process.stdout.write(`${line}\n`)
const mostNaiveKills = 15
const started = Date.now()
const until = started + Number(values.minutes ?? Infinity) * 60_000
const report = ({ cycle, found, acked }) => {
  if (values.verbose) say(`cycle ${cycle}: found save ${found.save}, killed after save ${acked.save}`)
}

const lines = []
let passed = true

const assets = { kills: 0, acknowledged: 0, done: {}, lost: [], torn: [], unopened: [], passed: true }

function addTo(sum, one) {
  for (const key of ['kills', 'acknowledged']) sum[key] += one[key]
  for (const key of ['lost', 'torn', 'unopened']) sum[key].push(...one[key].map((line) => `seed ${one.seed}, ${line}`))
  for (const [kind, count] of Object.entries(one.done)) sum.done[kind] = (sum.done[kind] ?? 0) + count
  sum.passed = sum.passed && one.passed
}

const kindsOf = ({ done }) => Object.entries(done).map(([kind, count]) => `${count} ${kind}`)

function judge(real, wanted, named) {
  for (const problem of [...real.lost, ...real.torn, ...real.unopened]) say(problem)
  lines.push(
    `${real.isTimeOver ? `the time was over before ${wanted}: ` : ''}${real.kills} ${named}, ${real.acknowledged} acknowledged saves (${kindsOf(real).join(', ')}), ${real.lost.length} lost, ${real.torn.length} torn, ${real.unopened.length} not opened or refused`,
  )
  passed = passed && real.passed && (real.kills === wanted || real.isTimeOver)
}

if (values.writer !== 'naive' && kills > 0) {
  const real = await runKillTest({ kills, seed, work, clocks, writer: 'real', losesEvery: 6, until, report })
  judge(real, kills, `kills, ${real.databases} of them with the database`)
}

if (values.writer !== 'naive' && cuts > 0) {
  // Assets are cut by themselves: Chromium goes on in the logs of its stores where a cut has left zeros, and gives up
  // such a store as a whole the next time it reads it. Texts come back from the other store then; assets have one.
  const { disk, reason } = await createCutDisk()
  if (disk) {
    const real = await runKillTest({
      kills: cuts,
      seed: seed + 1,
      work: 'pages',
      clocks,
      disk,
      until,
      writer: 'real',
      report,
    })
    await disk.close()
    judge(real, cuts, 'power cuts')
  } else {
    lines.push(`no power cuts: ${reason}`)
    passed = false
  }
}

for (let cut = 1; cut <= assetCuts && values.writer !== 'naive' && Date.now() < until; cut += 1) {
  const { disk, reason } = await createCutDisk()
  if (!disk) {
    lines.push(`no power cuts of assets: ${reason}`)
    passed = false
    break
  }
  const real = await runKillTest({ kills: 1, seed: seed + cut, work: 'assets', disk, until, writer: 'real', report })
  await disk.close()
  addTo(assets, real)
  if (cut === assetCuts || Date.now() > until)
    judge({ ...assets, isTimeOver: cut < assetCuts }, assetCuts, 'power cuts of assets, each on a disk of its own')
}

if (values.writer === 'both') {
  const naive = await runKillTest({ kills: mostNaiveKills, seed, writer: 'naive', stopAtFirst: true, report })
  const caught = naive.torn.length + naive.lost.length > 0
  lines.push(
    caught ? `naive writer caught after ${naive.kills} kills` : `naive writer NOT caught in ${naive.kills} kills`,
  )
  passed = passed && caught
} else if (values.writer === 'naive') {
  const naive = await runKillTest({ kills, seed, writer: 'naive', report })
  for (const problem of [...naive.lost, ...naive.torn, ...naive.unopened]) say(problem.slice(0, 200))
  lines.push(
    `naive writer: ${naive.kills} kills, ${naive.acknowledged} acknowledged saves, ${naive.lost.length} lost, ${naive.torn.length} torn`,
  )
  passed = naive.passed
}

const seconds = Math.round((Date.now() - started) / 1000)
say(`kill test ${passed ? 'passed' : 'FAILED'} (seed ${seed}, ${seconds} s): ${lines.join('; ')}`)
process.exitCode = passed ? 0 : 1
