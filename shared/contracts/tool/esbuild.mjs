import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { sharedModules } from './shared-modules.mjs'

/** A container as the editor's loader expects it: `init` is given what is shared, `get` answers with the module. */
const container = (entry) => `
import { provide } from 'pergola:shares'
const styles = 'PERGOLA_STYLES'.split('|').filter(Boolean)
const addStyle = (file) => new Promise((loaded, failed) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.href = new URL(file, import.meta.url).href
  link.onload = loaded
  link.onerror = () => failed(new Error('Failed to fetch ' + link.href))
  document.head.append(link)
})
let started
let module
const start = async () => {
  if (typeof document !== 'undefined') await Promise.all(styles.map(addStyle))
  return import(${JSON.stringify(entry)})
}
export const init = (scope) => (started ??= provide(scope))
export async function get(name) {
  if (name !== './remote') throw new Error('There is no ' + name + ' in this container, only ./remote')
  const loaded = await (module ??= start())
  return () => loaded
}
`

/** Of each shared module the copy that the editor has loaded. */
const shares = `
const modules = new Map()
async function take(name, offered) {
  const copy = offered.find(({ loaded, lib }) => loaded || lib) ?? offered.at(-1)
  if (copy) modules.set(name, (copy.lib ?? (await copy.get()))())
}
export const provide = (scope) =>
  Promise.all(${JSON.stringify(sharedModules)}.map((name) => take(name, Object.values(scope[name] ?? {}))))
export function shared(name) {
  if (!modules.has(name)) throw new Error('The editor does not share ' + name)
  return modules.get(name)
}
`

const sources = (entry) => ({ container: container(entry), shares })

/**
 * The sheet of the entry holds every rule of the build, for the container to ask for before its module runs. Those that
 * esbuild writes beside parts which are imported on demand hold the same again.
 */
function nameStyles({ metafile }, outdir) {
  const sheets = Object.keys(metafile.outputs).filter((file) => file.endsWith('.css'))
  for (const file of sheets) if (resolve(file) !== join(outdir, 'remoteEntry.css')) rmSync(file)
  const entry = join(outdir, 'remoteEntry.js')
  const text = readFileSync(entry, 'utf8')
  writeFileSync(entry, text.replace('PERGOLA_STYLES', sheets.length > 0 ? 'remoteEntry.css' : ''))
}

/** Classes get the name of the remote in front: sheets of all remotes meet in one document. */
function scopeModules(build, remote) {
  build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
    path: join(resolveDir, dirname(path), `${remote}__${basename(path)}`),
    pluginData: { file: join(resolveDir, path) },
  }))
  build.onLoad({ filter: /\.module\.css$/ }, ({ pluginData }) => ({
    contents: readFileSync(pluginData.file, 'utf8'),
    loader: 'local-css',
    resolveDir: dirname(pluginData.file),
    watchFiles: [pluginData.file],
  }))
}

/** Short names would be those of the next remote, too. */
function keepNames(options) {
  if (!options.minify) return
  Object.assign(options, { minify: false, minifyWhitespace: true, minifySyntax: true, minifyIdentifiers: false })
}

/**
 * Makes esbuild write a container, `remoteEntry.js`, in `outdir` (dist): `module` exports `remote`. React and the packages
 * of Pergola are left to the editor, everything else is bundled.
 */
export function pergolaRemote({ module = './src/remote.tsx', manifest = 'remote.json' } = {}) {
  return {
    name: 'pergola-remote',
    setup(build) {
      const options = build.initialOptions
      const outdir = resolve((options.outdir ??= 'dist'))
      const entry = resolve(module)
      Object.assign(options, {
        entryPoints: { remoteEntry: 'pergola:container' },
        bundle: true,
        format: 'esm',
        splitting: true,
        metafile: true,
        target: options.target ?? 'es2022',
        jsx: options.jsx ?? 'automatic',
        chunkNames: options.chunkNames ?? 'app/[name]-[hash]',
        assetNames: options.assetNames ?? 'app/[name]-[hash]',
      })
      keepNames(options)
      scopeModules(build, JSON.parse(readFileSync(manifest, 'utf8')).name)
      build.onResolve({ filter: /^pergola:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'pergola' }))
      build.onLoad({ filter: /./, namespace: 'pergola' }, ({ path }) => ({
        contents: sources(entry)[path],
        resolveDir: process.cwd(),
      }))
      build.onResolve({ filter: /^(?:react|react-dom|@pergola)(?:\/|$)/ }, ({ path }) =>
        sharedModules.includes(path) ? { path, namespace: 'pergola-shared' } : undefined,
      )
      build.onLoad({ filter: /./, namespace: 'pergola-shared' }, ({ path }) => ({
        contents: `module.exports = require('pergola:shares').shared(${JSON.stringify(path)})`,
      }))
      build.onEnd((result) => {
        if (result.errors.length === 0) nameStyles(result, outdir)
      })
    },
  }
}
