import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { packages } from '../lib/packages.mjs'
import { root } from '../lib/process.mjs'

const skipped = new Set(['node_modules', 'dist', '.cache', '.turbo', 'public'])

function sourcesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourcesBelow(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

/** `import type`, or a list in which every name is a type: nothing of it is there at run time. */
const isTypeOnly = (entries) => entries.length > 0 && entries.every(({ isType }) => isType)

function requestsIn(file, source) {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    request: moduleRequest.value,
    typeOnly: isTypeOnly(entries),
  }))
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest, isType }) => ({ request: moduleRequest.value, typeOnly: isType }))
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end)
    return /^['"]/.test(text) ? [{ request: text.slice(1, -1), typeOnly: false }] : []
  })
  return [...imports, ...exports, ...dynamic]
}

const packageName = (request) => request.match(/^(@[^/]+\/[^/]+|[^/]+)/)[0]

/** What a request names: a file here, an entry of one of our packages, or someone else's package. */
function resolveRequest(file, request, ours) {
  const bare = request.split('?')[0]
  if (bare.startsWith('.')) {
    const path = posix.normalize(posix.join(dirname(file), bare))
    return { path, problem: existsSync(join(root, path)) ? null : 'no such file' }
  }
  const name = packageName(bare)
  const own = ours.get(name)
  if (!own) return { package: name }
  const entry = `.${bare.slice(name.length)}`
  const target = own.manifest.exports?.[entry]
  if (!target) return { path: own.folder, problem: `${name} has no entry "${entry}"` }
  return { path: posix.join(own.folder, target) }
}

/** Every import of the repository's own sources: from which file, to what, and whether only for types. */
export function readImports() {
  const all = packages()
  const ours = new Map(all.map((own) => [own.manifest.name, own]))
  const files = all.flatMap(({ folder }) => sourcesBelow(folder))
  const imports = files.flatMap((file) =>
    requestsIn(file, readFileSync(join(root, file), 'utf8')).map(({ request, typeOnly }) => ({
      file,
      request,
      typeOnly,
      ...resolveRequest(file, request, ours),
    })),
  )
  return { files, imports }
}
