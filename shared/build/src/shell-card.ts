import type { Plugin } from 'vite'
import { isFederationModule, startFiles } from './start-files.ts'

/** Leaves `shell.json` in the output: the chunks the page starts with, for the hints in its head. */
export function shellCard(): Plugin {
  return {
    name: 'pergola:shell-card',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const first = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && (output.isEntry || isFederationModule(output.facadeModuleId))
            ? [output.fileName]
            : [],
        )
        const preload = startFiles(bundle, first)
        this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify({ preload }, null, 2) })
      },
    },
  }
}
