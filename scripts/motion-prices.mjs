// What the motions of an exported page weigh: prints the section and keeps it at the end of docs/exported-pages.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { motionPrices } from './lib/motion-prices.mjs'
import { root } from './lib/process.mjs'

const file = join(root, 'docs', 'exported-pages.md')
const section = await motionPrices()
const [before] = readFileSync(file, 'utf8').split('\n## What motions weigh\n')
writeFileSync(file, `${before.trimEnd()}\n\n${section}`)
console.log(section)
