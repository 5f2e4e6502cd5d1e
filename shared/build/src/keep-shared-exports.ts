import type { Plugin } from 'vite'

/**
 * For shares that the shell provides, the federation plugin lists the named exports in use and freezes that list a few
 * milliseconds after the last parsed module; a module that parses later fails with MISSING_EXPORT, depending on the
 * machine's load. Naming every export at the entry makes the list complete from the start; as nobody uses what is named
 * there, nothing of it stays in the output.
 */
export function keepSharedExports(entry: string, requests: readonly string[]): Plugin {
  return {
    name: 'pergola:keep-shared-exports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.split('?')[0] !== entry) return null
      const imports = requests.map((request, index) => `import * as shared${index} from ${JSON.stringify(request)}`)
      return { code: `${imports.join('\n')}\n${code}`, map: null }
    },
  }
}
