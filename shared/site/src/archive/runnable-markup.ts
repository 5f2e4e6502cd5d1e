import type { RunnableContent } from '@pergola/contracts'
import { attributeOf, isRunnableScript, scanHtml } from '../project/index.ts'
import type { ScannedAttribute, ScannedElement } from '../project/index.ts'

export type Runnable = Omit<RunnableContent, 'page'>

/** What of a page's markup would run, or load what runs, if the page were shown as it is. */
export function runnableMarkup(html: string, kind: 'document' | 'fragment'): Runnable[] {
  return scanHtml(html, kind).flatMap((element) => [
    ...scriptOf(element),
    ...frameOf(element),
    ...element.attributes.flatMap((attribute) => attributeContent(attribute)),
  ])
}

/** On one line, short enough for a list. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 119)}…` : line
}

export function attributeContent({ name, value }: Pick<ScannedAttribute, 'name' | 'value'>): Runnable[] {
  const excerpt = excerptOf(`${name}="${value}"`)
  if (/^on[a-z]/i.test(name)) return [{ kind: 'handler', excerpt }]
  if (/^(?:v-|@|:)/.test(name)) return [{ kind: 'directive', excerpt }]
  return isScriptAddress(value) ? [{ kind: 'javascript-url', excerpt }] : []
}

function scriptOf(element: ScannedElement): Runnable[] {
  if (!isRunnableScript(element)) return []
  const address = addressOf(element, 'src') ?? addressOf(element, 'href')
  if (address !== undefined) return [{ kind: 'script', excerpt: excerptOf(address) }]
  return element.text.trim() === '' ? [] : [{ kind: 'inline-script', excerpt: excerptOf(element.text) }]
}

function frameOf(element: ScannedElement): Runnable[] {
  if (!['iframe', 'frame', 'object', 'embed', 'portal', 'fencedframe'].includes(element.name)) return []
  const content = ['srcdoc', 'src', 'data']
    .map((name) => attributeOf(element, name))
    .find((value) => value !== undefined)
  return content === undefined ? [] : [{ kind: 'frame', excerpt: excerptOf(content) }]
}

function addressOf(element: ScannedElement, name: string): string | undefined {
  return attributeOf(element, name) ?? attributeOf(element, `xlink:${name}`)
}

/** As a browser reads an address: leading controls and spaces, and line breaks and tabs anywhere, do not count. */
function isScriptAddress(value: string): boolean {
  // oxlint-disable-next-line no-control-regex
  const address = value.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '')
  return /^(?:javascript|vbscript):/i.test(address) || /;\s*url\s*=\s*['"]?\s*javascript:/i.test(value)
}
