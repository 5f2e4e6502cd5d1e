import type { Page, Project, ProjectSettings } from '@pergola/contracts'
import { pageSheets, tailwindPath } from '@pergola/site/build'
import type { SiteFiles } from '@pergola/site/build'
import { decodeFile } from '@pergola/site/encoding'
import { classNamesIn, classNamesOf, findAll, parseHtml, textContent } from '@pergola/site/html'
import { encodeText, isComposed } from '@pergola/site/project'
import { directiveRules } from '@pergola/site/tailwind-directives'
import { fetchPart } from '../calls/fetch-part.ts'

interface UtilityInput {
  readonly project: Project
  readonly files: SiteFiles
  readonly settings: ProjectSettings
}

/** Sheets of pages by their path; an empty text where a page uses no utility. */
export type UtilitySheets = ReadonlyMap<string, string>

/**
 * Made from the pages at each build and never stored, so that no sheet can be older than its page. Null when the
 * compiler cannot be had, as without a network before its first use.
 */
export async function utilitySheets(input: UtilityInput, pages?: readonly Page[]): Promise<UtilitySheets | null> {
  if (!input.settings.enable_tailwind) return new Map()
  const composed = (pages ?? Object.values(input.project.pages)).filter(isComposed)
  try {
    const { createUtilityCompiler } = await fetchPart(() => import('./utility-compiler.ts'))
    const sheets = new Map<string, string>()
    for (const page of composed) {
      const { classes, rules } = await usedBy(page, input)
      sheets.set(tailwindPath(page.name), await createUtilityCompiler().sheet(classes, rules))
    }
    return sheets
  } catch (error) {
    console.warn('tailwind: the sheets of pages were not made', error)
    return null
  }
}

interface Used {
  readonly classes: Iterable<string>
  /** Of its sheets and its style elements, what only Tailwind understands. */
  readonly rules: string
}

async function usedBy(page: Page, input: UtilityInput): Promise<Used> {
  const { pathes, bodyAttributes } = page
  const body = classNamesOf({ attributes: Object.entries(bodyAttributes).map(([name, value]) => ({ name, value })) })
  const html = await textOf(pathes.html, input.files)
  const tree = html === null ? null : parseHtml(html)
  const styles = tree ? [...findAll(tree, ({ name }) => name === 'style')] : []
  const sheets = await Promise.all(sheetsOf(page, input).map((path) => textOf(path, input.files)))
  const texts = [...sheets, ...styles.map(({ id }) => (tree ? textContent(tree, id) : ''))]
  return {
    classes: tree ? [...body, ...classNamesIn(tree)] : body,
    rules: texts
      .map((text) => directiveRules(text ?? ''))
      .join('\n')
      .trim(),
  }
}

/** The project's own; what a library says is for whoever made it to compile. */
function sheetsOf(page: Page, { project, files, settings }: UtilityInput): readonly string[] {
  return pageSheets(project, page, files.sizes, settings).flatMap((sheet) =>
    sheet.kind === 'file' && ['global', 'symbols', 'page'].includes(sheet.role) ? [sheet.path] : [],
  )
}

async function textOf(path: string, files: SiteFiles): Promise<string | null> {
  if (!files.sizes.has(path)) return null
  return (await decodeFile(path, await files.read(path)))?.text ?? null
}

/** The files as they are with these sheets. */
export function withSheets(files: SiteFiles, sheets: UtilitySheets): SiteFiles {
  if (sheets.size === 0) return files
  const sizes = new Map(files.sizes)
  const made = new Map<string, Uint8Array>()
  for (const [path, css] of sheets) {
    sizes.delete(path)
    if (css === '') continue
    const bytes = encodeText(css)
    made.set(path, bytes)
    sizes.set(path, bytes.length)
  }
  return { ...files, sizes, read: (path) => made.get(path) ?? files.read(path) }
}
