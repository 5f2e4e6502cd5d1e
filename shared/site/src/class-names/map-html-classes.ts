import { componentMarkers, markers } from '@pergola/contracts'
import { splitDirective } from '../directives/index.ts'
import { replaceAttribute, replaceSpans, scanPage, styleContent } from '../project/index.ts'
import type { Replacement, ScanKind, ScannedAttribute, ScannedElement } from '../project/index.ts'
import { mapBindingClasses } from './map-binding-classes.ts'
import { mapListClasses } from './map-list-classes.ts'
import type { MapClass } from './map-selector-classes.ts'
import { mapSheetClasses } from './map-sheet-classes.ts'

type Attributes = readonly Pick<ScannedAttribute, 'name' | 'value'>[]

export interface HtmlClasses {
  readonly map: MapClass
  /** What handlers that the editor wrote on such an element say from now on, by what they say. */
  handlersOf(attributes: Attributes): ReadonlyMap<string, string>
}

const lists: ReadonlySet<string> = new Set([
  'class',
  markers.className,
  markers.symbolVariants,
  componentMarkers.splitter,
])

/** Gives every class that markup has or binds, and that its styles name, its mapped name. Not one other byte changes. */
export function mapHtmlClasses(html: string, kind: ScanKind, classes: HtmlClasses): string {
  const replacements = scanPage(html, kind).flatMap((element) => {
    const handlers = classes.handlersOf(element.attributes)
    const attributes = element.attributes.flatMap((attribute) =>
      replaceAttribute(html, attribute, mapped(attribute, classes.map, handlers)),
    )
    return [...attributes, ...mapStyleElement(html, element, classes.map)]
  })
  return replaceSpans(html, replacements)
}

function mapped({ name, value }: ScannedAttribute, map: MapClass, handlers: ReadonlyMap<string, string>): string {
  const directive = splitDirective(name)
  return directive?.kind === 'on' ? (handlers.get(value) ?? value) : mapAttributeClasses(name, value, map)
}

/** The value of an attribute with its classes mapped; as it is for one that holds none. */
export function mapAttributeClasses(name: string, value: string, map: MapClass): string {
  if (lists.has(name)) return mapListClasses(value, map)
  const directive = splitDirective(name)
  const binds = directive?.kind === 'bind' && directive.argument.toLowerCase() === 'class'
  return binds ? mapBindingClasses(value, map) : value
}

function mapStyleElement(html: string, element: ScannedElement, map: MapClass): Replacement[] {
  const content = styleContent(element)
  if (!content) return []
  const css = html.slice(content.start, content.end)
  const text = mapSheetClasses(css, map) ?? css
  return text === css ? [] : [{ ...content, text }]
}
