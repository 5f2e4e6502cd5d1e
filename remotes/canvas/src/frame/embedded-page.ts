import type { ProjectsService } from '@pergola/contracts'
import { pageSheets } from '@pergola/site/page-sheets'
import { encodePath, isComposed, outputPath, pathToRoot } from '@pergola/site/project'
import type { ProjectSettings } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import type { EmbeddedPage } from './draw-embeds.ts'

interface PageReader {
  readonly page: OpenPage
  readonly projects: Pick<ProjectsService, 'readText'>
  readonly settings: ProjectSettings
}

/** The page that lies at a path of the built site, with what is not saved yet; null where there is none. */
export async function readEmbeddedPage(
  { page: around, projects, settings }: PageReader,
  path: string,
): Promise<EmbeddedPage | null> {
  const project = around.project()
  const page = Object.values(project.pages).find((each) => outputPath(each) === path)
  const file = page?.pathes.html ?? path
  const read = async () => {
    const stored = await projects.readText(file)
    return stored.ok ? stored.value : null
  }
  const html = around.site.text(file) ?? (await read())
  if (html === null || !page || !isComposed(page)) return html === null ? null : { html, place: path }
  const links = pageSheets(project, page, new Map(), settings).map((sheet) => {
    const address = sheet.kind === 'file' ? pathToRoot(path) + encodePath(sheet.path) : sheet.url
    return `<link rel="stylesheet" href="${address.replaceAll('"', '&quot;')}">`
  })
  return { html: `<!DOCTYPE html><head>${links.join('')}</head><body>${html}</body>`, place: path }
}
