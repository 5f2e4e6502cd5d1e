import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Files of a build by their paths from its folder, without what no browser asks for. */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name !== 'remote.json' && !entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

/**
 * Writes the manifest into the build: what stands in it by hand, with the list of files that editors keep for use without a
 * network and a version that changes when one of them does. Returns a line for people.
 */
export function finishBuild(folder, manifestFile) {
  if (!existsSync(manifestFile))
    throw new Error(`There is no ${manifestFile}: write it first, docs/extending.md says how.`)
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: build the remote first.`)
  const { $schema: _schema, ...manifest } = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const files = filesOf(folder)
  if (!files.includes(manifest.entry))
    throw new Error(`${folder} has no ${manifest.entry}, which ${manifestFile} names as the entry.`)
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  const version = hash.digest('hex').slice(0, 12)
  writeFileSync(join(folder, 'remote.json'), `${JSON.stringify({ ...manifest, version, files }, null, 2)}\n`)
  return `${manifest.name} ${version}: ${files.length} files`
}
