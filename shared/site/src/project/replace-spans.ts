import { escapeAttribute } from '../html/escape.ts'
import type { ScannedAttribute, ScannedElement, Span } from '../html/scan-html.ts'

export interface Replacement extends Span {
  readonly text: string
}

/** The text with other texts in some of its places, which do not overlap. Not one other byte changes. */
export function replaceSpans(source: string, replacements: readonly Replacement[]): string {
  let [text, at] = ['', 0]
  for (const { start, end, text: written } of replacements.toSorted((left, right) => left.start - right.start)) {
    text += source.slice(at, start) + written
    at = end
  }
  return text + source.slice(at)
}

/** An attribute with another value; none where the source gives it none, or it has that value. */
export function replaceAttribute(
  html: string,
  { value, span }: ScannedAttribute,
  next: string,
  escape = escapeAttribute,
): Replacement[] {
  if (span === null || next === value) return []
  const written = html.slice(span.start, span.end)
  const lead = /^[^=]*=\s*/.exec(written)?.[0]
  if (lead === undefined) return []
  const quote = written.charAt(lead.length) === "'" ? "'" : '"'
  return [{ ...span, text: `${lead}${quote}${escape(next, quote)}${quote}` }]
}

/** Where the text of a style element stands. */
export function styleContent({ name, startTag, endTag, span }: ScannedStyle): Span | null {
  return name === 'style' && startTag && span ? { start: startTag.end, end: endTag?.start ?? span.end } : null
}

type ScannedStyle = Pick<ScannedElement, 'name' | 'startTag' | 'endTag' | 'span'>
