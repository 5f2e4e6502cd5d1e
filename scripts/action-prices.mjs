// What each action of an exported page weighs: prints the table and keeps it at the end of docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionPrices } from './lib/action-prices.mjs'
import { root } from './lib/process.mjs'

const file = join(root, 'docs', 'benchmarks.md')
const table = await actionPrices()
const [before] = readFileSync(file, 'utf8').split('\n## Actions\n')
writeFileSync(file, `${before.trimEnd()}\n\n${table}`)
console.log(table)
