import type { Plugin } from 'vite'

const parser = /\/parse5\/dist\/(?:parser\/index|tokenizer\/(?:index|preprocessor))\.js$/
const names = /\/parse5\/dist\/common\/error-codes\.js$/
const asks = /\/find-html-problems\.ts$/
const told = /\b(?:this|p)\._err\([^()]*\);/g

function withoutFaults(code: string, id: string): string {
  if (!told.test(code)) throw new Error(`${id} tells faults in another way than it did`)
  return code.replaceAll(told, ';').replaceAll(/\b(?:this\.)?handler\.onParseError\b/g, 'null')
}

/**
 * The parser tells each fault of a page by its name to whoever asks. Where nobody does it comes without them: less that a
 * page waits for.
 */
export function quietParser(): Plugin {
  return {
    name: 'pergola:quiet-parser',
    apply: 'build',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (names.test(file)) return { code: 'export const ERR = {}', map: null }
      return parser.test(file) ? { code: withoutFaults(code, file), map: null } : null
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const asking = modules.find(([id, { renderedLength }]) => asks.test(id) && renderedLength > 0)
      if (asking) throw new Error(`${asking[0]} asks for the faults of a page, which this build's parser does not tell`)
    },
  }
}
