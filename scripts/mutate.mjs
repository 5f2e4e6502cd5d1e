// `npm run mutate -- shared/site/src/html`: changes the code of a folder in small ways, one at a time, and runs the tests
// that read the changed file. A change that no test notices is a survivor: a promise that nothing holds.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findMutants } from './lib/find-mutants.mjs'
import { root } from './lib/process.mjs'
import { scratchPackage } from './lib/scratch-package.mjs'

const usage = 'npm run mutate -- <package or folder or file> [--most 100] [--seed 1] [--seconds 120] [--chromium]'

const notMutated = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/fuzz\/|messages\.ts$/

function sourcesAt(path) {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true })
    .map((name) => `${path}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !notMutated.test(file))
}

/** The same order for the same seed. */
function shuffled(list, seed) {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
  return list
    .map((value) => ({ value, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value)
}

const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** Answers whether the tests that read a file pass; a run that takes too long counts as noticed. */
function runTests(folder, file, { seconds, chromium }) {
  const parameters = ['related', file, '--run', '--bail=1', '--reporter=dot', '--passWithNoTests=false']
  if (!chromium) parameters.push('--exclude=**/*.chromium.test.*')
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, ...parameters], { cwd: folder, stdio: 'ignore', detached: true })
    // A change may make a loop endless, so that nothing but the end of the processes ends it.
    const limit = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), seconds * 1000)
    child.on('exit', (code) => {
      clearTimeout(limit)
      resolve(code === 0)
    })
  })
}

/** The mutants of one file, run one after the other. */
async function runFile(scratch, file, mutants, options) {
  const inPackage = file.split('/').slice(2).join('/')
  const path = join(scratch.copy, inPackage)
  const source = readFileSync(path, 'utf8')
  if (!(await runTests(scratch.copy, inPackage, options))) {
    console.log(
      `not tried ${file}: no test imports it${options.chromium ? '' : ' outside of Chromium'}, or they fail already`,
    )
    return []
  }
  const outcomes = []
  for (const mutant of mutants) {
    writeFileSync(path, mutant.mutated)
    const survived = await runTests(scratch.copy, inPackage, options)
    const { line, before, text } = mutant
    if (survived)
      console.log(`survived  ${file}:${line}  ${before.split('\n')[0].slice(0, 70)}  ->  ${text.slice(0, 40)}`)
    outcomes.push({ ...mutant, survived })
  }
  writeFileSync(path, source)
  return outcomes
}

function tellScores(outcomes) {
  const folders = new Set(outcomes.map(({ file }) => dirname(file)))
  for (const folder of folders) {
    const list = outcomes.filter(({ file }) => dirname(file) === folder)
    const killed = list.filter(({ survived }) => !survived).length
    console.log(`${folder}: ${killed} of ${list.length} noticed, ${Math.round((100 * killed) / list.length)} %`)
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '120' },
    chromium: { type: 'boolean', default: false },
  },
})
const [target = ''] = positionals
if (!/^(shared|remotes|hosts)\/[^/]+/.test(target)) throw new Error(usage)

const where = target.replace(/\/$/, '')
const start = where.split('/').length === 2 ? `${where}/src` : where
const all = sourcesAt(start).flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')))
const chosen = shuffled(all, Number(values.seed)).slice(0, Number(values.most))
console.log(`${chosen.length} of ${all.length} changes are tried (seed ${values.seed})`)

const scratch = scratchPackage(where.split('/').slice(0, 2).join('/'))
try {
  const outcomes = []
  const options = { seconds: Number(values.seconds), chromium: values.chromium }
  for (const file of [...new Set(chosen.map((mutant) => mutant.file))].toSorted()) {
    const mutants = chosen.filter((mutant) => mutant.file === file)
    outcomes.push(...(await runFile(scratch, file, mutants, options)))
  }
  tellScores(outcomes)
} finally {
  scratch.remove()
}
