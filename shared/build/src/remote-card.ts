import type { Plugin } from 'vite'
// By path: a Vite configuration is bundled before any package is TypeScript to Node.
import { contractNumber } from '../../contracts/src/remote.ts'
import type { SuiteRemote } from './suite.ts'

/** Leaves `remote.json` in the output: what the assembly needs to know of a remote without running it. */
export function remoteCard({ name, title, slots }: SuiteRemote, entry: string): Plugin {
  return {
    name: 'pergola:remote-card',
    apply: 'build',
    generateBundle() {
      const card = { name, title, contract: contractNumber, entry, slots }
      this.emitFile({ type: 'asset', fileName: 'remote.json', source: JSON.stringify(card, null, 2) })
    },
  }
}
