import { findHtmlProblems } from '../html/index.ts'
import { attributeOf, pageTitleOf, scanHtml } from './read-page.ts'
import type { ScannedElement } from './read-page.ts'
import type { SiteFinding } from './finding.ts'
import { lineAt } from './finding.ts'
import { messages } from './messages.ts'

const isDescription = (element: ScannedElement) =>
  element.name === 'meta' && attributeOf(element, 'name')?.toLowerCase() === 'description'

/** What is wrong with a page by itself. */
export function checkPage(file: string, html: string): readonly SiteFinding[] {
  const elements = scanHtml(html, 'document')
  const at = (element: ScannedElement | undefined) => lineAt(html, element?.startTag?.start ?? 0)
  const find = (name: string) => elements.find((element) => element.name === name)
  const findings: SiteFinding[] = []
  const add = (level: SiteFinding['level'], rule: string, message: string, element?: ScannedElement) =>
    findings.push({ file, line: at(element), level, rule, message })
  for (const { from, severity, message } of findHtmlProblems(html, 'page'))
    findings.push({ file, line: lineAt(html, from), level: severity, rule: 'markup', message })
  if (pageTitleOf(html) === '') add('error', 'no-title', messages.noTitle)
  const root = find('html')
  if (!root || !attributeOf(root, 'lang')?.trim()) add('warning', 'no-language', messages.noLanguage, root)
  if (!find('h1')) add('warning', 'no-heading', messages.noHeading)
  if (!elements.some(isDescription)) add('warning', 'no-description', messages.noDescription)
  for (const element of elements) {
    if (element.name === 'img' && attributeOf(element, 'alt') === undefined)
      add('error', 'no-alternative', messages.noAlternative(attributeOf(element, 'src') ?? ''), element)
  }
  findings.push(...doubleIds(file, html, elements))
  return findings
}

function doubleIds(file: string, html: string, elements: readonly ScannedElement[]): SiteFinding[] {
  const [seen, told] = [new Set<string>(), new Set<string>()]
  return elements.flatMap((element) => {
    const id = attributeOf(element, 'id')
    if (!id || told.has(id)) return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    told.add(id)
    const line = lineAt(html, element.startTag?.start ?? 0)
    return [{ file, line, level: 'error', rule: 'double-id', message: messages.doubleId(id) }]
  })
}
