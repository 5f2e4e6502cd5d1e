import { attributeOf, isRunnableScript, scanPage } from '../project/index.ts'
import type { ScanKind, ScannedAttribute, ScannedElement } from '../project/index.ts'
import { excerptOf, isScriptAddress } from './runnable.ts'
import type { Runnable } from './runnable.ts'
import { reachOf } from './reaching-markup.ts'

/** What of a page's markup would run, or load what runs, if the page were shown as it is. */
export function runnableMarkup(html: string, kind: ScanKind): Runnable[] {
  return scanPage(html, kind).flatMap((element) => [
    ...scriptOf(element),
    ...frameOf(element),
    ...reachOf(element),
    ...element.attributes.flatMap((attribute) => attributeContent(attribute)),
  ])
}

export function attributeContent({ name, value }: Pick<ScannedAttribute, 'name' | 'value'>): Runnable[] {
  const excerpt = excerptOf(`${name}="${value}"`)
  if (/^on[a-z]/i.test(name)) return [{ kind: 'handler', excerpt }]
  if (/^(?:v-|@|:)/.test(name)) return [{ kind: 'directive', excerpt }]
  return animatedValues(name, value).some(isScriptAddress) ? [{ kind: 'javascript-url', excerpt }] : []
}

function scriptOf(element: ScannedElement): Runnable[] {
  if (!isRunnableScript(element)) return []
  const address = addressOf(element, 'src') ?? addressOf(element, 'href')
  if (address !== undefined) return [{ kind: 'script', excerpt: excerptOf(address) }]
  return element.text.trim() === '' ? [] : [{ kind: 'inline-script', excerpt: excerptOf(element.text) }]
}

function frameOf(element: ScannedElement): Runnable[] {
  if (!['iframe', 'frame', 'object', 'embed', 'portal', 'fencedframe', 'applet'].includes(element.name)) return []
  const content = ['srcdoc', 'src', 'data']
    .map((name) => attributeOf(element, name))
    .find((value) => value !== undefined)
  // An address that is a script is told as one, with its attribute.
  if (content === undefined || isScriptAddress(content)) return []
  return [{ kind: 'frame', excerpt: excerptOf(content) }]
}

function addressOf(element: ScannedElement, name: string): string | undefined {
  return attributeOf(element, name) ?? attributeOf(element, `xlink:${name}`)
}

/** An animation may write an address, one of several, into a link. */
function animatedValues(name: string, value: string): readonly string[] {
  return name === 'values' ? value.split(';') : [value]
}
