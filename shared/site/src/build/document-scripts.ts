import { scanHtml } from '../project/index.ts'
import { bodyEnd } from './body-end.ts'
import { createRunningPlace } from './running-place.ts'

/** A whole document with script tags at the end of its body, where a browser runs them; every other byte stays. */
export function withScripts(html: string, scripts: readonly string[]): string {
  if (scripts.length === 0) return html
  return withScriptsAt(html, bodyEnd(html, scanHtml(html, 'document')), scripts)
}

/** The same where it is known which place they should have. */
export function withScriptsAt(html: string, wanted: number, scripts: readonly string[]): string {
  if (scripts.length === 0) return html
  const at = createRunningPlace(html)(wanted)
  return html.slice(0, at) + scripts.map((tag) => `${tag}\n`).join('') + html.slice(at)
}
