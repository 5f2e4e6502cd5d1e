// The test bench: builds at each change, serves the build, and has open editors load it anew.
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { pergolaRemote } from '@pergola/contracts/esbuild'
import { context } from 'esbuild'

const run = (...words) => spawn('pergola-remote', words, { stdio: 'inherit', shell: process.platform === 'win32' })

/** Behind every build that succeeds, the manifest; behind the first one, the server. */
let server
const finish = {
  name: 'finish',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return
      run('finish').on('close', (code) => {
        if (code === 0) server ??= run('serve', '--reload', ...process.argv.slice(2))
      })
    })
  },
}

await rm('dist', { recursive: true, force: true })
const building = await context({ plugins: [pergolaRemote(), finish], sourcemap: true, logLevel: 'info' })
await building.watch()
process.on('SIGINT', async () => {
  server?.kill()
  await building.dispose()
})
