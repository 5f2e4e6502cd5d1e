import { componentMarkers, markers } from '@pergola/contracts'
import { attributeOf, cutSpans, scanPage } from '../project/index.ts'
import type { ScanKind, ScannedElement, Span } from '../project/index.ts'

const attributes: readonly string[] = [
  markers.bridgeId,
  markers.buildUrl,
  markers.className,
  markers.symbolId,
  markers.symbolProperty,
  markers.symbolVariants,
  markers.templateId,
  ...Object.values(componentMarkers),
]
const wrappers = ['pergola-media', 'pergola-svg']
const anyMark = new RegExp([...attributes, ...wrappers, 'drop-area'].join('|'), 'i')

/** Takes out what only the editor needs, annex §8.3, and leaves every other byte. */
export function withoutEditorMarks(html: string, kind: ScanKind): string {
  if (!anyMark.test(html)) return html
  return cutSpans(
    html,
    scanPage(html, kind).flatMap((element) => marksOf(element, html)),
  )
}

function marksOf(element: ScannedElement, html: string): Span[] {
  const isDropArea = element.name === 'drop-area' || attributeOf(element, 'data-gjs-type') === 'drop-area'
  if (isDropArea) return element.span ? [element.span] : []
  if (wrappers.includes(element.name)) return [element.startTag, element.endTag].filter((span) => span !== null)
  return element.attributes.flatMap(({ name, span }) => {
    if (!span || !attributes.includes(name)) return []
    const before = html.slice(0, span.start)
    return [{ start: before.trimEnd().length, end: span.end }]
  })
}
