import { scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import { bodyEnd } from './body-end.ts'
import { createRunningPlace } from './running-place.ts'
import { tagAsXml } from './tags.ts'

/** A whole document with script tags at the end of its body, where a browser runs them; every other byte stays. */
export function withScripts(html: string, scripts: readonly string[], kind: ScanKind): string {
  if (scripts.length === 0) return html
  const end = bodyEnd(html, scanPage(html, kind))
  return kind === 'xml' ? inserted(html, end, scripts.map(tagAsXml)) : withScriptsAt(html, end, scripts)
}

/** The same where it is known which place they should have. */
export function withScriptsAt(html: string, wanted: number, scripts: readonly string[]): string {
  if (scripts.length === 0) return html
  return inserted(html, createRunningPlace(html)(wanted), scripts)
}

function inserted(html: string, at: number, tags: readonly string[]): string {
  return html.slice(0, at) + tags.map((tag) => `${tag}\n`).join('') + html.slice(at)
}
