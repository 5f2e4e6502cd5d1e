import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { lateFolder } from './late-folder.mjs'

const query = '?starter'
const command = fileURLToPath(new URL('../../../scripts/pergola.mjs', import.meta.url))

/** The zip of a folder, made by the command that anybody makes one with. */
function packed(folder: string): Buffer {
  const out = mkdtempSync(join(tmpdir(), 'pergola-starter-'))
  try {
    const zip = join(out, 'starter.zip')
    execFileSync(process.execPath, [command, 'pack', folder, zip], { stdio: ['ignore', 'ignore', 'inherit'] })
    return readFileSync(zip)
  } finally {
    rmSync(out, { recursive: true })
  }
}

/**
 * `…/NAME/site/editor/pergola.json?starter`: the address of a zip of the folder `site`, a starter of a new site. It lies
 * beside what is fetched with its first use.
 */
export function starterZips(): Plugin {
  let building = false
  return {
    name: 'pergola:starter-zips',
    enforce: 'pre',
    configResolved({ command: mode }) {
      building = mode === 'build'
    },
    load(id) {
      if (!id.endsWith(query)) return null
      const folder = dirname(dirname(id.slice(0, -query.length)))
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        this.addWatchFile(join(folder, file))
      const source = packed(folder)
      if (!building)
        return `export default ${JSON.stringify(`data:application/zip;base64,${source.toString('base64')}`)}`
      const fileName = `${lateFolder}/starter-${dirname(folder).split(/[\\/]/).at(-1)}.zip`
      const file = this.emitFile({ type: 'asset', fileName, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
