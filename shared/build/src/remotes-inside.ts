import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { suite } from './suite.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const runtime = '@module-federation/runtime'
const inside = '\0pergola:remotes-inside'

/** In the place of the federation's runtime: all remotes, imported when they are wanted as any other module of the shell. */
export function remotesInside(): Plugin {
  return {
    name: 'pergola:remotes-inside',
    enforce: 'pre',
    resolveId: (source) => (source === runtime ? inside : null),
    load(id) {
      if (id !== inside) return null
      const files = suite.map(({ name }) => join(repository, 'remotes', name, 'src', 'remote.tsx'))
      const missing = files.find((file) => !existsSync(file))
      if (missing) this.error(`${missing} is missing`)
      const entries = suite.map(
        ({ name }, index) => `${JSON.stringify(`${name}/remote`)}: () => import(${JSON.stringify(files[index])})`,
      )
      return `const remotes = { ${entries.join(', ')} }
export const registerRemotes = () => {}
export const loadRemote = (id) => remotes[id]()
`
    },
  }
}
