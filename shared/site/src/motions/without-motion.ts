import { cutSpans, scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import { motionMarkOf, noMotionMark } from './motion-mark.ts'

/** The page whose elements have a motion no more, instances included. Every other byte stays. */
export function withoutMotion(html: string, kind: ScanKind, id: string): string {
  if (!html.includes(id)) return html
  const marks = scanPage(html, kind).flatMap(({ attributes }) =>
    motionMarkOf(attributes)?.id === id ? attributes.filter(({ name }) => Object.hasOwn(noMotionMark, name)) : [],
  )
  const spans = marks.flatMap(({ span }) =>
    span ? [{ start: html.slice(0, span.start).trimEnd().length, end: span.end }] : [],
  )
  return cutSpans(html, spans)
}
