import { findCssProblems } from '../css/index.ts'
import { findScriptProblem } from '../scripts/index.ts'
import { anchorsOf, checkLinks, checkSheetLinks } from './check-links.ts'
import type { LinkTargets } from './check-links.ts'
import { checkPage } from './check-page.ts'
import type { SiteFinding } from './finding.ts'
import { lineAt } from './finding.ts'

/**
 * Looks at a built site: pages, sheets and scripts by themselves, and whether what they name is there. `texts` are those
 * of the html, css and js files; `paths` are all files, `drafts` where pages that are not finished would lie. Nothing of
 * the site runs.
 */
export function checkSite(
  texts: ReadonlyMap<string, string>,
  paths: ReadonlySet<string>,
  drafts: ReadonlySet<string> = new Set(),
): readonly SiteFinding[] {
  const anchors = new Map<string, ReadonlySet<string>>()
  const targets: LinkTargets = {
    has: (path) => paths.has(path),
    isDraft: (path) => drafts.has(path),
    anchors(path) {
      const html = isPage(path) ? texts.get(path) : undefined
      if (html === undefined) return null
      const known = anchors.get(path) ?? anchorsOf(html)
      anchors.set(path, known)
      return known
    },
  }
  return [...texts].flatMap(([file, text]) => {
    if (isPage(file)) return [...checkPage(file, text), ...checkLinks(file, text, targets)]
    if (file.endsWith('.css')) return [...checkSheet(file, text), ...checkSheetLinks(file, text, targets)]
    return file.endsWith('.js') ? checkScript(file, text) : []
  })
}

/** Pages of XML are not read by the rules of html. */
export const isPage = (path: string) => /\.html?$/i.test(path)

function checkSheet(file: string, css: string): SiteFinding[] {
  return findCssProblems(css).map(({ from, severity, message }) => ({
    file,
    line: lineAt(css, from),
    level: severity,
    rule: 'style',
    message,
  }))
}

function checkScript(file: string, js: string): SiteFinding[] {
  const problem = findScriptProblem(js)
  return problem
    ? [{ file, line: lineAt(js, problem.at), level: 'error', rule: 'script', message: problem.message }]
    : []
}
