import type { Page } from '@pergola/contracts'
import { scanHtml } from '../project/index.ts'
import { scriptTag } from './compose-page.ts'
import type { ScriptLink } from './page-scripts.ts'

/** A whole document with scripts at the end of its body; every other byte stays. */
export function withScripts(html: string, scripts: readonly ScriptLink[], page: Page): string {
  if (scripts.length === 0) return html
  const elements = scanHtml(html, 'document')
  const ends = ['body', 'html'].flatMap((name) => elements.find((element) => element.name === name)?.endTag ?? [])
  const at = Math.min(html.length, ...ends.map(({ start }) => start))
  const tags = scripts.map((script) => `${scriptTag(script, page)}\n`).join('')
  return html.slice(0, at) + tags + html.slice(at)
}
