import type { Plugin } from 'vite'
// By path: a Vite configuration is bundled before any package is TypeScript to Node.
import { contractNumber } from '../../contracts/src/remote.ts'
import { startFiles } from './start-files.ts'
import type { SuiteRemote } from './suite.ts'

/** Leaves `remote.json` in the output: what the assembly needs to know of a remote without running it. */
export function remoteCard({ name, title, slots }: SuiteRemote, source: string, entry: string): Plugin {
  return {
    name: 'pergola:remote-card',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const preload = startFiles(bundle, [entry], source)
        const card = { name, title, contract: contractNumber, entry, slots, preload }
        this.emitFile({ type: 'asset', fileName: 'remote.json', source: JSON.stringify(card, null, 2) })
      },
    },
  }
}
