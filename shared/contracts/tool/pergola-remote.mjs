#!/usr/bin/env node
// Tools of a remote's author, whatever bundler builds it: finish, check, serve.
import { parseArgs } from 'node:util'
import { checkBuild } from './check-build.mjs'
import { finishBuild } from './finish-build.mjs'
import { serveBuild } from './serve-build.mjs'

const help = `pergola-remote finish [folder]   writes remote.json into a build, with its files and a version made of them
pergola-remote check [folder]    says what the editor would refuse, and ends with 1 if there is anything
pergola-remote serve [folder]    serves a build to editors on other origins

The folder is dist unless another one is named.
  --manifest remote.json   finish: the manifest that is written by hand
  --port 4300              serve: where; also by PORT
  --reload                 serve: open editors load anew when the build changes; nothing is kept for use without a network
`

const say = (text) => process.stdout.write(`${text}\n`)

const options = {
  help: { type: 'boolean' },
  manifest: { type: 'string', default: 'remote.json' },
  port: { type: 'string', default: process.env.PORT ?? '4300' },
  reload: { type: 'boolean', default: false },
}

async function check(folder) {
  const { problems, checked } = await checkBuild(folder)
  for (const problem of problems) console.error(`- ${problem}`)
  if (problems.length === 0) say(`${folder}: nothing that the editor would refuse (${checked.join(', ')})`)
  else process.exitCode = 1
}

async function serve(folder, { port, reload }) {
  const { address } = await serveBuild(folder, { port: Number(port), reload })
  say(`Serving ${folder} at ${address}`)
  say(`In an editor that lets ${new URL(address).origin} in: Settings, Parts of the editor, add ${address}`)
}

const commands = {
  finish: (folder, { manifest }) => say(finishBuild(folder, manifest)),
  check,
  serve,
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command = '', folder = 'dist'] = positionals
  if (values.help || command === '') say(help)
  else if (Object.hasOwn(commands, command)) await commands[command](folder, values)
  else throw new Error(`There is no command "${command}".\n\n${help}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
