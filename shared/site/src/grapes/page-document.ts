import type { GrapesPage } from '@pergola/contracts'
import { escapeAttribute, escapeText } from '../html/escape-all.ts'

export interface PageFiles {
  readonly css: string
  /** Null for a page without scripts. */
  readonly js: string | null
}

const attribute = ([name, value]: readonly [string, string]) =>
  value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`

function headLines({ head, title, description, name }: GrapesPage, { css }: PageFiles): string[] {
  const has = (tag: RegExp) => tag.test(head)
  return [
    ...(has(/<meta\s[^>]*charset/i) ? [] : ['<meta charset="utf-8">']),
    ...(has(/name="?viewport/i) ? [] : ['<meta name="viewport" content="width=device-width, initial-scale=1">']),
    ...(has(/<title/i) ? [] : [`<title>${escapeText(title || name)}</title>`]),
    ...(description && !has(/name="?description/i)
      ? [`<meta name="description" content="${escapeAttribute(description)}">`]
      : []),
    ...(head.trim() === '' ? [] : [head.trim()]),
    `<link rel="stylesheet" href="${css}">`,
  ]
}

/** The page as a whole document: what GrapesJS exports, with its rules and scripts in files. */
export function pageDocument(page: GrapesPage, files: PageFiles): string {
  const attributes = Object.entries(page.attributes).filter(([name]) => /^[^\s"'<>/=]+$/.test(name))
  const script = files.js === null ? '' : `    <script src="${escapeAttribute(files.js)}"></script>\n`
  return `<!doctype html>
<html${page.lang === '' ? '' : attribute(['lang', page.lang])}>
  <head>
${headLines(page, files)
  .map((line) => `    ${line}\n`)
  .join('')}  </head>
  <body${attributes.map(attribute).join('')}>
    ${page.html}
${script}  </body>
</html>
`
}
