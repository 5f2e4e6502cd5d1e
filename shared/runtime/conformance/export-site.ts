import { defaultSettings } from '@pergola/contracts'
import type { Helmet, Project, ProjectSettings } from '@pergola/contracts'
import { buildSite } from '@pergola/site/build'
import { addPage, createProject } from '@pergola/site/project'
import { siteRuntime } from '../src/files.ts'

export interface PageSource {
  /** `index` is the first page; every other one lies in `pages`. */
  readonly name: string
  readonly content: string
  /** The page's own script. */
  readonly code?: string
  readonly helmet?: Partial<Helmet>
}

interface SiteSource {
  readonly pages: readonly PageSource[]
  readonly records: Partial<Pick<Project, 'interactions' | 'motions' | 'jsHeaderLibs' | 'jsFooterLibs'>>
  /** Files that all pages share. */
  readonly sheets?: Readonly<Record<string, string>>
  readonly settings?: Partial<ProjectSettings>
}

/** A project with these pages, as the product builds it. */
export async function exportSite({ pages, records, sheets = {}, settings }: SiteSource): Promise<Map<string, string>> {
  let { project, files }: { project: ReturnType<typeof createProject>['project']; files: Record<string, string> } =
    createProject({ name: 'Site', ids: () => 'id' })
  for (const { name } of pages) {
    if (name === 'index') continue
    const added = addPage(project, { name, id: name, has: () => false })
    if (!added.ok) throw new Error(added.failure)
    project = added.value.project
    files = { ...files, ...added.value.files }
  }
  for (const { name, content, code = '', helmet } of pages) {
    const page = project.pages[name]!
    project = { ...project, pages: { ...project.pages, [name]: { ...page, helmet: { ...page.helmet, ...helmet } } } }
    files = { ...files, [`editor/pages/${name}.html`]: content, [`js/${name}.js`]: code }
  }
  const source = { ...files, ...sheets }
  const textOf = (path: string) => (source as Record<string, string>)[path] ?? ''
  const read = (path: string) => new TextEncoder().encode(textOf(path))
  const built = await buildSite({
    project: { ...project, ...records },
    files: { sizes: new Map(Object.entries(source).map(([path, text]) => [path, text.length])), read },
    settings: { ...defaultSettings(), enable_spline_viewer: true, enable_swiperjs: true, ...settings },
    mode: 'export',
    ...siteRuntime,
  })
  return new Map(built.map((file) => [file.path, file.kind === 'text' ? file.text : textOf(file.path)]))
}
