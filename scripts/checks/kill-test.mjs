import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../find-chromium.mjs'
import { root, run } from '../lib/process.mjs'

const runner = join(root, 'shared', 'workers', 'kill', 'run.mjs')

/** What `--long` stands for; what is given behind it counts. */
export const longKillTest = ['--kills', '1000', '--cuts', '200', '--asset-cuts', '50', '--clocks', '--seed', '1']

/** The browser is killed in mid-save again and again; no acknowledged save may be lost. */
export async function runKillTest(parameters = ['--kills', '30', '--seed', '1']) {
  if (!existsSync(runner)) return { passed: 0, failed: 1, output: `${runner} is missing.` }
  const { path, problem } = await findChromium()
  if (!path) return { passed: 0, failed: 1, output: problem }
  const { code, output } = await run(process.execPath, [runner, ...parameters], { env: { CHROMIUM_PATH: path } })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}
