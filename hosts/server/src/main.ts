import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OptionProblem } from './option-problem.ts'
import { readOptions } from './server-options.ts'
import { startSandbox, startServer } from './start-server.ts'
import { writeStatic } from './static/write-static.ts'

async function main() {
  const options = readOptions(process.env, dirname(fileURLToPath(import.meta.url)))
  const [command, folder] = process.argv.slice(2)
  // A suite of its own is not needed beside development servers.
  if (command !== 'sandbox' && !existsSync(join(options.suite, 'index.html')))
    throw new OptionProblem(`${options.suite} holds no build. Run npm start, which makes one.`)

  if (command === 'static') {
    const { editor, sandbox } = writeStatic(options, resolve(folder ?? 'dist-static'))
    console.log(`The editor as plain files: ${editor}`)
    if (sandbox) console.log(`The sandbox origin: ${sandbox}`)
    return
  }
  const server = await (command === 'sandbox' ? startSandbox(options) : startServer(options))
  // A parent process waits for this line; a person reads it.
  if (command !== 'sandbox') console.log(`Pergola runs at ${server.url}`)
  if (server.sandboxUrl) console.log(`Previews run at ${server.sandboxUrl}`)
  else console.log('Previews have no origin of their own: pages are shown one by one, in a closed frame')

  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof OptionProblem ? error.message : error)
  process.exitCode = 1
}
