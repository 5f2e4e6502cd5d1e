import type { Plugin } from 'vite'

const reader = /\/postcss\/lib\/previous-map\.js$/

/**
 * PostCSS reads the source map of a sheet only where it finds a file system and a source map library. A browser has
 * neither, which the bundler cannot see: without this every page would load the reader.
 */
export function withoutSourceMaps(): Plugin {
  return {
    name: 'pergola:without-source-maps',
    load(id) {
      if (!reader.test(id.split('?')[0] ?? '')) return null
      return "module.exports = class { constructor() { throw new Error('no source maps in a browser') } }"
    },
  }
}
