// `npm run fuzz -- --inputs 100000`: texts, archives and fonts made at random go through what reads them. No crash, no
// input that costs more than two seconds of work, no changed byte. `--seed 7` runs the same inputs again.
import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { inputs: { type: 'string', default: '100000' }, seed: { type: 'string' } } })
const inputs = Number(values.inputs)
if (!Number.isInteger(inputs) || inputs < 1) throw new Error(`--inputs must be a whole number, not ${values.inputs}`)

const folder = join(import.meta.dirname, '../shared/site')
const kept = join(folder, '.cache/fuzz')
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
console.log(`${inputs} inputs, seed ${seed}`)

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', 'src/fuzz', '--disable-console-intercept'], {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, PERGOLA_FUZZ_INPUTS: String(inputs), PERGOLA_SEED: seed },
})

/** Milliseconds without a new input after which the last one is taken for one that never comes back. */
const patience = 180_000
let since = Date.now()

function newest() {
  try {
    const files = readdirSync(kept).map((name) => join(kept, name))
    return files.map((path) => ({ path, at: statSync(path).mtimeMs })).toSorted((one, other) => other.at - one.at)[0]
  } catch {
    return undefined // No input has been made yet.
  }
}

const watch = setInterval(() => {
  const last = newest()
  since = Math.max(since, last?.at ?? 0)
  if (Date.now() - since < patience) return
  console.error(`An input never came back. It is kept in ${last?.path ?? kept}`)
  child.kill('SIGKILL')
}, 1000)

child.on('exit', (code) => {
  clearInterval(watch)
  process.exitCode = code ?? 1
})
