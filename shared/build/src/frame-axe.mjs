// Plain JavaScript, because tests that bundle a folder use it too.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lateFolder } from './late-folder.mjs'

const request = 'pergola:frame-axe'
const id = `\0${request}`
const canvas = new URL('../../../remotes/canvas/package.json', import.meta.url).href

/**
 * axe as npm has it, every byte and its notice, inside a function of the window it shall look at and of what it shall take
 * for the browser's own. Loaders of modules are
 * kept from it, so that it leaves itself on that window, where it is taken from at once.
 */
function wrapped() {
  const text = readFileSync(createRequire(canvas).resolve('axe-core/axe.min.js'), 'utf8').trim()
  return `export function openAxe(window, { WeakMap, WeakSet }, module, define, exports) {
${text}
const { axe } = window;
delete window.axe;
return axe;
}
`
}

/** `pergola:frame-axe`: axe for a document in which no script may run, driven from outside. */
export function frameAxe() {
  let building = false
  return {
    name: 'pergola:frame-axe',
    configResolved({ command }) {
      building = command === 'build'
    },
    resolveId: (wanted) => (wanted === request ? id : undefined),
    load(wanted) {
      if (wanted !== id) return undefined
      if (!building) return { code: wrapped(), moduleType: 'js' }
      // As a file, and not as a piece of the bundle: nothing shortens it or takes its notice.
      const file = this.emitFile({ type: 'asset', fileName: `${lateFolder}/axe.js`, source: wrapped() })
      const code = `export const openAxe = async (window, own) =>
  (await import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${file})).openAxe(window, own)`
      return { code, moduleType: 'js' }
    },
  }
}
