import { basename } from 'node:path'
import type { Plugin } from 'vite'

const withoutTail = (file: string) => file.replace(/\.[cm]?[jt]sx?$/, '')

/**
 * A worker's entry imports its start file and is imported by nobody: WebKit evaluates the entry module of a worker a second
 * time when a chunk that comes later imports from it, and the worker then does everything twice. What it starts with
 * comes as one file, because every file that file imported would be one more round of requests.
 */
export function workerEntries(): Plugin {
  let entry = 'worker'
  return {
    name: 'pergola:worker-entries',
    apply: 'build',
    options(options) {
      if (typeof options.input === 'string') entry = withoutTail(basename(options.input))
      // The entry keeps its own exports, none: what others need of it stands in another chunk.
      return { ...options, preserveEntrySignatures: 'strict' as const }
    },
    outputOptions(options) {
      const start = { name: `${entry}-start`, tags: ['$initial' as const] }
      return { ...options, codeSplitting: { groups: [start] } }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const { fileName } of chunks.filter(({ isEntry }) => isEntry)) {
        const importing = chunks.find(({ imports, dynamicImports }) =>
          [...imports, ...dynamicImports].includes(fileName),
        )
        if (importing) this.error(`${importing.fileName} imports from the worker's entry ${fileName}`)
      }
    },
  }
}
