import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sharedModules } from './shared-modules.mjs'

/** What the editor would share, taken from the packages beside the remote; what cannot be had here is left out. */
async function shareScope(folder) {
  const { resolve: find } = createRequire(join(resolve(folder), 'package.json'))
  const scope = {}
  for (const name of sharedModules)
    try {
      const lib = await import(name.startsWith('@pergola/') ? name : pathToFileURL(find(name)).href)
      scope[name] = { here: { loaded: 1, lib: () => lib, get: async () => () => lib } }
    } catch {
      // A remote that uses it says so itself, by its name.
    }
  return scope
}

async function loadDefinition(folder, entry) {
  const container = await import(pathToFileURL(resolve(folder, entry)).href)
  for (const name of ['init', 'get'])
    if (typeof container[name] !== 'function')
      throw new Error(`${entry} must be an ES module that exports the functions init and get; it has no ${name}`)
  await container.init(await shareScope(process.cwd()), [])
  const module = (await container.get('./remote'))()
  return module.remote ?? module.default?.remote ?? module.default
}

/** Everything the editor looks at, looked at in Node. `checked` says how far it came. */
export async function checkBuild(folder) {
  const { readRemoteManifest } = await import('@pergola/contracts/remote-checks')
  const { inspectRemote } = await import('@pergola/contracts/testing')
  const file = join(folder, 'remote.json')
  if (!existsSync(file))
    return { problems: [`${folder} has no remote.json: pergola-remote finish writes it`], checked: [] }
  const reading = readRemoteManifest(readFileSync(file, 'utf8'))
  if (!reading.ok) return { problems: reading.problems.map((problem) => `remote.json: ${problem}`), checked: [] }
  const { manifest } = reading
  const missing = [...new Set([manifest.entry, ...manifest.preload, ...manifest.files])].filter(
    (path) => !existsSync(join(folder, path)),
  )
  if (missing.length > 0)
    return { problems: missing.map((path) => `remote.json names ${path}, which is not there`), checked: [] }
  let definition
  try {
    definition = await loadDefinition(folder, manifest.entry)
  } catch (error) {
    const text = `${manifest.entry} cannot be loaded: ${error instanceof Error ? error.message : error}`
    return { problems: [text], checked: ['remote.json'] }
  }
  const problems = await inspectRemote(manifest, definition)
  return { problems, checked: ['remote.json', 'the container', 'the definition', 'what it brings'] }
}
