import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Of each package whose code is bundled, its licence as it came. */
function licencesOf(modules) {
  const folders = new Set()
  for (const id of modules) {
    const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
    if (folder) folders.add(folder)
  }
  return [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((each) => /^licen[cs]e(?:\.|$)/i.test(each))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
    return `${name} ${version}, ${license}\n\n${text}\n`
  })
}

/** What makes fonts smaller is no module: it lies beside the command. */
const harfbuzz = join(root, 'node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm')

/** Puts the licences of everything that is bundled beside it, and of what comes along as a file. */
export const withLicences = (files = []) => ({
  name: 'pergola:licences-of-command',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    const source = licencesOf([...modules, ...files]).join(`\n${'-'.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', fileName: 'LICENCES.txt', source })
  },
})

/** In Node it reads its data from files beside it; what it gives browsers holds the same in a module. */
const dataOfCssTree = {
  name: 'pergola:data-of-css-tree',
  load: (id) =>
    /\/css-tree\/lib\/(?:data|version)\.js$/.test(id)
      ? readFileSync(id.replace('/css-tree/lib/', '/css-tree/dist/'), 'utf8')
      : null,
}

/** Bundles the command line, with everything it needs, into a new folder; `run-command.mjs` is its entry. */
export async function bundleCommand(folder) {
  const { build } = await import('vite')
  const { shippedScripts } = await import('../../shared/build/src/shipped-scripts.mjs')
  // Under another name until all of it is there: another process may wait for the folder.
  const draft = `${folder}.${process.pid}`
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [shippedScripts(), dataOfCssTree, withLicences([harfbuzz])],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'shared/site/src/cli/run-command.ts'),
      outDir: draft,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'run-command.mjs', chunkFileNames: 'part-[name]-[hash].mjs' } },
    },
  })
  copyFileSync(harfbuzz, join(draft, 'harfbuzz-subset.wasm'))
  writeFileSync(join(draft, 'package.json'), '{ "type": "module" }\n')
  mkdirSync(dirname(folder), { recursive: true })
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process was faster, with the same sources.
    if (!existsSync(join(folder, 'run-command.mjs'))) throw error
  }
}
