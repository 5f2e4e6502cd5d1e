// What features and actions of an exported page weigh: prints the tables and keeps them at the end of docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionPrices } from './lib/action-prices.mjs'
import { root } from './lib/process.mjs'

const file = join(root, 'docs', 'benchmarks.md')
const table = await actionPrices()
const [before] = readFileSync(file, 'utf8').split(/\n## (?:Features of exported pages|Actions)\n/)
writeFileSync(file, `${before.trimEnd()}\n\n${table}`)
console.log(table)
