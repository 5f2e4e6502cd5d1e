import type { Page, Project, ProjectSettings } from '@pergola/contracts'
import { tailwindPath } from '@pergola/site/build'
import type { SiteFiles } from '@pergola/site/build'
import { decodeFile } from '@pergola/site/encoding'
import { classNamesIn, classNamesOf, parseHtml } from '@pergola/site/html'
import { encodeText, isComposed } from '@pergola/site/project'
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
      sheets.set(tailwindPath(page.name), await createUtilityCompiler().sheet(await classesOf(page, input.files)))
    }
    return sheets
  } catch (error) {
    console.warn('tailwind: the sheets of pages were not made', error)
    return null
  }
}

async function classesOf({ pathes, bodyAttributes }: Page, files: SiteFiles): Promise<Iterable<string>> {
  const body = classNamesOf({ attributes: Object.entries(bodyAttributes).map(([name, value]) => ({ name, value })) })
  const file = files.sizes.has(pathes.html) ? await decodeFile(pathes.html, await files.read(pathes.html)) : null
  return file === null ? body : [...body, ...classNamesIn(parseHtml(file.text))]
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
  return { sizes, read: (path) => made.get(path) ?? files.read(path) }
}
