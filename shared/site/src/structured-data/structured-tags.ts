import { attributeOf, replaceSpans } from '../project/index.ts'
import type { ScanKind, ScannedElement, Span } from '../project/index.ts'
import { addTag, headTags } from '../project/sharing-tags.ts'
import { withoutLine } from '../project/page-head.ts'
import { fromJsonLd, printJsonLd, toJsonLd } from './json-ld.ts'
import type { StructuredData } from './kinds.ts'

/** One script of JSON-LD among the tags of a head. */
export interface StructuredTag {
  /** As it is written, to be shown. */
  readonly text: string
  /** Null for what no form shows, or would not give back as it is. */
  readonly data: StructuredData | null
}

/** Every script of JSON-LD among the tags, in their order. */
export function readStructured(tags: string, kind: ScanKind = 'fragment'): readonly StructuredTag[] {
  return scripts(tags, kind).map((element) => {
    const place = contentOf(element)
    return { text: tags.slice(place.start, place.end).trim(), data: fromJsonLd(element.text) }
  })
}

interface Change {
  /** Place among those that `readStructured` gives; one behind the last is added. */
  readonly at: number
  readonly data: StructuredData
}

/**
 * The tags with one script written anew, and every other byte as it was. Data without a value takes the script away. Null
 * where the tags cannot take it, such as behind a comment that is never closed.
 */
export function writeStructured(tags: string, { at, data }: Change, kind: ScanKind = 'fragment'): string | null {
  const element = scripts(tags, kind)[at]
  const whole = toJsonLd(data)
  if (!whole) return element ? withoutLine(tags, element.span) : tags
  const text = printJsonLd(whole)
  const written = element
    ? replaceSpans(tags, [{ ...contentOf(element), text: `\n${text}\n` }])
    : addTag(tags, `<script type="application/ld+json">\n${text}\n</script>`, kind)
  return readStructured(written, kind)[at]?.text === text ? written : null
}

/** Takes a script away, whatever it says. */
export function removeStructured(tags: string, at: number, kind: ScanKind = 'fragment'): string {
  return withoutLine(tags, scripts(tags, kind)[at]?.span ?? null)
}

function scripts(tags: string, kind: ScanKind): ScannedElement[] {
  return headTags(tags, kind).filter(
    (element) =>
      element.name === 'script' &&
      element.endTag !== null &&
      attributeOf(element, 'type')?.trim().toLowerCase() === 'application/ld+json',
  )
}

function contentOf({ startTag, endTag }: ScannedElement): Span {
  return { start: startTag?.end ?? 0, end: endTag?.start ?? 0 }
}
