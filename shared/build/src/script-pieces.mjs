// Plain JavaScript, because scripts that run before any build use it too.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { minifySync, transformWithOxc } from 'vite'

const query = '?pieces'
const imports = /^import \{([^}]*)\} from "[^"]*";?$/gm
const exported = /^export (?:async )?function (\w+)/gm

/** One file as the text of its functions, without the words of the module system. */
async function pieceOf(file) {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { lang: 'ts' })
  const needs = [...code.matchAll(imports)].flatMap(([, names]) => names.split(',').map((name) => name.trim()))
  const names = [...code.matchAll(exported)].map(([, name]) => name)
  if (names.length !== 1 || needs.some((name) => /\W/.test(name))) {
    throw new Error(`${file}: a piece exports one function and imports functions by their own names`)
  }
  const plain = code.replace(imports, '').replace(/^export /gm, '')
  const { code: text, errors } = minifySync(file.replace(/ts$/, 'js'), plain, {
    module: false,
    compress: { target: 'es2020' },
    mangle: { toplevel: false },
  })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return [names[0], { text: text.trim(), needs }]
}

/** Imports of a folder that end in `?pieces`: every file in it as a piece of a script, by the name it exports. */
export function scriptPieces() {
  return {
    name: 'pergola:script-pieces',
    enforce: 'pre',
    resolveId(request, importer) {
      if (!request.endsWith(query) || !importer) return undefined
      return resolve(dirname(importer), request)
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined
      const folder = id.slice(0, -query.length)
      const files = readdirSync(folder).map((name) => resolve(folder, name))
      for (const file of files) this.addWatchFile(file)
      const pieces = await Promise.all(files.toSorted().map(pieceOf))
      return { code: `export default ${JSON.stringify(Object.fromEntries(pieces))}`, moduleType: 'js' }
    },
  }
}
