import { rm } from 'node:fs/promises'
import { pergolaRemote } from '@pergola/contracts/esbuild'
import { build } from 'esbuild'

await rm('dist', { recursive: true, force: true })
await build({ plugins: [pergolaRemote()], minify: true, logLevel: 'warning' })
