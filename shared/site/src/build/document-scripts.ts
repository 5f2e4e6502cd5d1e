import { scanHtml } from '../project/index.ts'

/** A whole document with script tags at the end of its body; every other byte stays. */
export function withScripts(html: string, scripts: readonly string[]): string {
  if (scripts.length === 0) return html
  const elements = scanHtml(html, 'document')
  const ends = ['body', 'html'].flatMap((name) => elements.find((element) => element.name === name)?.endTag ?? [])
  const at = Math.min(html.length, ...ends.map(({ start }) => start))
  return html.slice(0, at) + scripts.map((tag) => `${tag}\n`).join('') + html.slice(at)
}
