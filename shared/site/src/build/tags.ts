import { encodePath, pathToRoot } from '../project/index.ts'
import { escapeAttribute } from '../html/escape-all.ts'
import type { ScriptLink } from './page-scripts.ts'

interface Target {
  readonly path?: string
  readonly url?: string
}

/** `place` is where relative addresses of the page start: the page itself in the built site, unless it has a base. */
export function scriptTag({ text, async, defer, isModule, waits, ...target }: ScriptLink, place: string): string {
  if (text !== undefined) return `<script>${text}</script>`
  // A module is deferred by itself, and the attribute means nothing on it.
  const more = `${async ? ' async' : ''}${defer && !isModule ? ' defer' : ''}${waits ? ' data-start="load"' : ''}`
  return `<script${isModule ? ' type="module"' : ''} src="${addressTo(target, place)}"${more}></script>`
}

export function sheetTag(target: Target, place: string): string {
  return `<link rel="stylesheet" href="${addressTo(target, place)}">`
}

export function addressTo({ path, url }: Target, place: string): string {
  return escapeAttribute(path === undefined ? (url ?? '') : pathToRoot(place) + encodePath(path))
}

/** One of these tags as XML writes it: closed, and every attribute with a value. */
export function tagAsXml(tag: string): string {
  if (tag.startsWith('<script>')) return `<script><![CDATA[${tag.slice(8, -'</script>'.length)}]]></script>`
  const named = tag.replace(/ (async|defer)(?=[ >])/g, ' $1="$1"')
  return named.startsWith('<link') ? named.replace(/>$/, ' />') : named
}
