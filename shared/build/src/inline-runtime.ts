import type { Plugin, Rolldown } from 'vite'

const isRuntime = ({ name }: Rolldown.OutputChunk) => name === 'rolldown-runtime'

/** `a as b, c` with one colon for each pair. */
const pairs = (list: string, turn: (from: string, to: string) => string) =>
  list
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/))
    .map(([from = '', to = from]) => turn(from, to))
    .join(',')

/** The helpers as an expression: what the chunk exports, by the names it exports it under. */
function helpersOf({ code, fileName }: Rolldown.OutputChunk): string {
  const exported = /export\s*\{([^}]*)\};?\s*$/.exec(code)
  if (!exported) throw new Error(`${fileName}: the helpers of the bundler are exported in another way than they were`)
  const values = pairs(exported[1] ?? '', (from, to) => `${to}:${from}`)
  return `(()=>{${code.slice(0, exported.index)};return{${values}}})()`
}

function withHelpers(entry: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): void {
  const file = runtime.fileName.split('/').at(-1) ?? ''
  const importing = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file.replaceAll('.', '\\.')}["'\`];?`)
  entry.code = entry.code.replace(importing, (_all, names: string) => {
    const wanted = pairs(names, (from, to) => `${from}:${to}`)
    return `const{${wanted}}=${helpersOf(runtime)};`
  })
}

/**
 * Puts the bundler's own helpers, less than a kilobyte, into the worker that needs them: as a file of their own they
 * would be asked for when the worker has come, and everything waits for it a second time.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'pergola:inline-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const runtime = chunks.find(isRuntime)
        if (!runtime) return
        for (const chunk of chunks) if (chunk.isEntry) withHelpers(chunk, runtime)
      },
    },
  }
}
