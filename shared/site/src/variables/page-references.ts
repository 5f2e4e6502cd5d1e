import { splitDirective } from '../directives/index.ts'
import { replaceAttribute, replaceSpans, scanPage, styleContent } from '../project/index.ts'
import type { Replacement, ScanKind, ScannedAttribute, ScannedElement } from '../project/index.ts'
import { mapStyleText } from './style-text.ts'
import { mapSheetReferences } from './sheet-references.ts'
import type { SheetMapping } from './sheet-references.ts'

/** Attributes of SVG that hold a value of CSS. */
const presentation =
  /^(?:fill|stroke|color|stop-color|flood-color|lighting-color|(?:fill|stroke|stop|flood)-opacity|opacity|stroke-width|font-(?:family|size|weight)|letter-spacing|transform|filter|mask|clip-path)$/

export function holdsStyle(
  { name }: Pick<ScannedAttribute, 'name'>,
  { isHtml }: Pick<ScannedElement, 'isHtml'>,
): boolean {
  return name === 'style' || (!isHtml && presentation.test(name))
}

/** The text of an attribute that holds styles, mapped; one that is bound belongs to its script. */
export function mapAttributeReferences(
  attribute: { readonly name: string; readonly value: string },
  mapping: SheetMapping,
) {
  const { name, value } = attribute
  if (splitDirective(name)) return value
  return name === 'style'
    ? mapStyleText(value, mapping)
    : mapStyleText(`${name}:${value}`, mapping).slice(name.length + 1)
}

/** Maps the style elements and the attributes of markup that hold styles. Not one other byte changes. */
export function mapPageReferences(html: string, kind: ScanKind, mapping: SheetMapping): string {
  const replacements: Replacement[] = []
  for (const element of scanPage(html, kind)) {
    for (const attribute of element.attributes)
      if (holdsStyle(attribute, element))
        replacements.push(...replaceAttribute(html, attribute, mapAttributeReferences(attribute, mapping)))
    const content = styleContent(element)
    if (!content) continue
    const css = html.slice(content.start, content.end)
    const text = mapSheetReferences(css, mapping) ?? css
    if (text !== css) replacements.push({ ...content, text })
  }
  return replaceSpans(html, replacements)
}
