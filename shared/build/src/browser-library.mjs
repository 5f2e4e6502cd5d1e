// Plain JavaScript, because configurations of tests use it too.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const request = 'pergola:browser-library'
const id = `\0${request}`
/** What browsers of today have, and nothing of Node or of what is still being discussed. */
const libraries = ['es2022', 'dom']
const workers = new URL('../../workers/package.json', import.meta.url)

/** The declarations as one file, without what only a person would read in the source. */
function declarations() {
  const { resolve } = createRequire(workers)
  const texts = new Map()

  function add(name) {
    if (texts.has(name)) return
    const text = readFileSync(resolve(`typescript-js/lib/lib.${name}.d.ts`), 'utf8')
    texts.set(name, text)
    for (const [, other] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)"/gm)) add(other)
  }
  for (const name of libraries) add(name)
  const manual = /\/\*\* \[MDN Reference\]\(\S*\) \*\/|^\s*\*(\s*\n\s*\*)? \[MDN Reference\]\(\S*\)$/gm
  return [...texts.values()]
    .map((text) => text.replace(manual, '').replace(/^\/\*![\s\S]*?\*\/|^\/\/\/.*$|^[ \t]+/gm, ''))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
}

/** `pergola:browser-library`: TypeScript's declarations of the language and of the browser as one text. */
export function browserLibrary() {
  return {
    name: 'pergola:browser-library',
    resolveId: (wanted) => (wanted === request ? id : undefined),
    load: (wanted) =>
      wanted === id ? { code: `export default ${JSON.stringify(declarations())}`, moduleType: 'js' } : undefined,
  }
}
