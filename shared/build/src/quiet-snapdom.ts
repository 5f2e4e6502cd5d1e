import type { Plugin } from 'vite'

const library = /@zumer\/snapdom\/dist\/snapdom\.mjs$/
const unseeing = 'const MutationObserver=class{observe(){}disconnect(){}takeRecords(){return[]}};'

/**
 * After its first picture snapDOM watches the page and the editor for ever, to reuse what it has read: on a large page
 * each edit then costs milliseconds, and an entry for every element. Our pictures are made fresh (`invalidate`), so the
 * library gets an observer that sees nothing.
 */
export function quietSnapdom(): Plugin {
  return {
    name: 'pergola:quiet-snapdom',
    config: () => ({ optimizeDeps: { exclude: ['@zumer/snapdom'] } }),
    transform(code, id) {
      if (!library.test(id.split('?')[0] ?? '')) return null
      if (!code.includes('new MutationObserver(')) throw new Error(`${id} watches pages in another way than it did`)
      return { code: unseeing + code, map: null }
    },
  }
}
