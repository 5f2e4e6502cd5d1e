import { parseArgs } from 'node:util'
import { runKillTest } from './run-kill-test.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    /** `real`, and then a naive writer that must be caught; or one of them alone. */
    writer: { type: 'string', default: 'both' },
    verbose: { type: 'boolean', default: false },
  },
})

const [kills, seed] = [Number(values.kills), Number(values.seed)]
const say = (line) => process.stdout.write(`${line}\n`)
const mostNaiveKills = 15
const started = Date.now()
const report = ({ cycle, found, acked }) => {
  if (values.verbose) say(`cycle ${cycle}: found save ${found.save}, killed after save ${acked.save}`)
}

const lines = []
let passed = true

if (values.writer !== 'naive') {
  const real = await runKillTest({ kills, seed, writer: 'real', losesEvery: 6, report })
  for (const problem of [...real.lost, ...real.torn, ...real.unopened]) say(problem)
  lines.push(
    `${real.kills} kills, ${real.databases} of them with the database, ${real.acknowledged} acknowledged saves, ${real.lost.length} lost, ${real.torn.length} torn, ${real.unopened.length} not opened`,
  )
  passed = real.passed && real.kills === kills
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
