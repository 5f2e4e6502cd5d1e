// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this have to know the declaration
/// <reference path="../shipped.d.ts" />
/* oxlint-disable import/default -- every file of the folder is read as a text, whatever it exports */
import scripts from './scripts?pieces'
import support from './support?pieces'

/** `copy-button` for `copyButton`: what an element says in `data-pattern`. */
function attributeName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const byAttribute = new Map(Object.keys(scripts).map((name) => [attributeName(name), name]))

/** Values of `data-pattern` that have a script. */
export const patternNames: readonly string[] = [...byAttribute.keys()].toSorted()

/**
 * A script that makes these patterns work in a page, behind its content. An element that fails says so in the console, and
 * the others still work. The same names give the same text.
 */
export function patternScript(names: readonly string[]): string {
  const used = [...new Set(names)].toSorted().map((attribute) => {
    const name = byAttribute.get(attribute)
    const piece = name === undefined ? undefined : scripts[name]
    if (name === undefined || !piece) throw new Error(`patternScript: no pattern ${attribute}`)
    return { attribute, name, piece }
  })
  const needed = [...new Set(used.flatMap(({ piece }) => piece.needs))].toSorted()
  const shared = needed.map((name) => support[name]?.text ?? '')
  const table = used.map(({ attribute, name }) => `"${attribute}":${name}`).join(',')
  const start =
    `for(const[n,f]of Object.entries({${table}}))` +
    'for(const e of document.querySelectorAll(`[data-pattern~="${n}"]`))try{f(e)}catch(r){console.error(n,r)}'
  return `(()=>{\n${[...shared, ...used.map(({ piece }) => piece.text), start].join('\n')}\n})()\n`
}
