import type { FileChange } from '@pergola/contracts'
import { isXmlPath } from '@pergola/site/html'
import { findXmlProblem } from '@pergola/site/xml'
import type { OpenPage } from './open-page.ts'
import { messages } from './xml-messages.ts'

export { parsePage, readXml } from '@pergola/site/xml'

/** Why a page of XML opens for reading only; null where it is well-formed. */
export function whatIsWrong(page: OpenPage): string | null {
  const text = page.site.text(page.record.pathes.html) ?? ''
  const problem = findXmlProblem(text)
  return problem && messages.notWellFormed(page.name, text.slice(0, problem.from).split('\n').length, problem.message)
}

/** Whether a change would make a page of XML one that no browser shows. One that is broken may be mended by and by. */
export function breaksXml(page: OpenPage, { files }: FileChange): boolean {
  const pages = new Set(Object.values(page.project().pages).map(({ pathes }) => pathes.html))
  return Object.entries(files).some(([path, text]) => {
    if (text === null || !isXmlPath(path) || !pages.has(path)) return false
    const before = page.site.text(path)
    const wasWhole = before === null || before === '' || findXmlProblem(before) === null
    return text !== before && wasWhole && findXmlProblem(text) !== null
  })
}
