import type { Plugin } from 'vite'

/** By default bundlers take the Dexie that also runs in browsers of ten years ago: more to fetch before a page is opened. */
export function modernDexie(): Plugin {
  return {
    name: 'pergola:modern-dexie',
    enforce: 'pre',
    apply: 'build',
    resolveId(request, importer) {
      if (request !== 'dexie') return null
      return this.resolve('dexie/dist/modern/dexie.min.mjs', importer, { skipSelf: true })
    },
  }
}
