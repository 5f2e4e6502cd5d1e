// Plain JavaScript, because tests that bundle a room use it too.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const request = 'pergola:frame-axe'
const id = `\0${request}`
const canvas = new URL('../../../remotes/canvas/package.json', import.meta.url).href

const start = 'function i(window){'
const end = '("object"==typeof window?window:this);'

/** axe as a function of the window it shall look at; as published it takes the one it is loaded in. */
function source() {
  const text = readFileSync(createRequire(canvas).resolve('axe-core/axe.min.js'), 'utf8').trim()
  if (!text.includes(start) || !text.endsWith(end))
    throw new Error('axe-core begins or ends in another way than it did')
  // Loaders of modules are kept from it, so that it leaves itself on the window, where it is taken from at once.
  return `export function openAxe(window, module, define, exports) {
${text.slice(0, -end.length)}(window);
const { axe } = window;
delete window.axe;
return axe;
}`
}

/** `pergola:frame-axe`: axe for a document in which no script may run, driven from outside. */
export function frameAxe() {
  return {
    name: 'pergola:frame-axe',
    resolveId: (wanted) => (wanted === request ? id : undefined),
    load: (wanted) => (wanted === id ? { code: source(), moduleType: 'js' } : undefined),
  }
}
