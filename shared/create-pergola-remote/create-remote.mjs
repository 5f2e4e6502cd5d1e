#!/usr/bin/env node
// `npm create pergola-remote my-panel`: a folder with a remote that can be built, checked and served at once.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const template = fileURLToPath(new URL('./template', import.meta.url))
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'))

const help = `create-pergola-remote <name> [--packages folder]

  name         small letters, digits and hyphens; also the name of the new folder
  --packages   a folder with the packed @pergola/contracts and @pergola/ui, where no registry has them
`

const say = (text) => process.stdout.write(`${text}\n`)

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
const titleOf = (name) => capital(name.replaceAll('-', ' '))

/** Where the two packages come from: a registry, or files beside. */
function sourcesOf(folder, packages) {
  const names = ['contracts', 'ui']
  if (packages === undefined) return Object.fromEntries(names.map((name) => [`@pergola/${name}`, `^${version}`]))
  return Object.fromEntries(
    names.map((name) => {
      const file = resolve(packages, `pergola-${name}-${version}.tgz`)
      if (!existsSync(file)) throw new Error(`${packages} has no pergola-${name}-${version}.tgz`)
      return [`@pergola/${name}`, `file:${relative(folder, file).replaceAll('\\', '/')}`]
    }),
  )
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

function create(name, packages) {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new Error(
      `"${name}" is no name of a remote: begin with a small letter, go on with small letters, digits and hyphens.`,
    )
  const folder = resolve(name)
  if (existsSync(folder)) throw new Error(`There is something called ${name} already; nothing was written.`)
  const sources = sourcesOf(folder, packages)
  for (const file of filesBelow(template)) {
    const text = readFileSync(file, 'utf8').replaceAll('REMOTE_NAME', name).replaceAll('REMOTE_TITLE', titleOf(name))
    // npm leaves a file of that name out of what it packs.
    const path = join(folder, relative(template, file)).replace(/gitignore$/, '.gitignore')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  Object.assign(manifest.devDependencies, sources)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  say(`${name} is begun. Next:\n\n  cd ${name}\n  npm install\n  npm test\n  npm run dev\n`)
}

try {
  const options = { packages: { type: 'string' }, help: { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name] = positionals
  if (values.help || name === undefined) say(help)
  else create(name, values.packages)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
