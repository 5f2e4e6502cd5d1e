import { fail, succeed } from '../outcome.ts'
import type { ProjectsService } from '../services/projects.ts'
import { addPageFiles, createFakePage } from './fake-project-record.ts'
import type { FakeProject } from './fake-project-record.ts'
import { byteLength, createFile, textOf } from './text-file.ts'

const pageName = /^[^\\/:*?"<>|]+(?:\/[^\\/:*?"<>|]+)*$/

type PageVerbs = Pick<
  ProjectsService,
  'createPage' | 'uploadPage' | 'removePage' | 'renamePage' | 'listRunnableContent'
>

interface FakeContext {
  opened(): FakeProject | undefined
  commit(stored: FakeProject, bytes: number): unknown
}

/** No page leads to another one here: what is renamed is all that changes. */
export function fakePageVerbs(context: FakeContext): PageVerbs {
  function addPage(rawName: string, html: string) {
    const stored = context.opened()
    const words = rawName.trim().replace(/\.html?$/i, '')
    const name = words.toLowerCase().replaceAll(' ', '-')
    if (!stored) return fail('project-missing')
    if (name === '') return fail('name-empty')
    if (!pageName.test(name) || name in Object.prototype) return fail('name-invalid', name)
    if (Object.hasOwn(stored.project.pages, name)) return fail('page-exists', name)
    const title = name === words.toLowerCase() ? '' : words
    const made = createFakePage(name)
    const page = { ...made, helmet: { ...made.helmet, title } }
    stored.project = { ...stored.project, pages: { ...stored.project.pages, [name]: page } }
    addPageFiles(stored.files, page, html)
    context.commit(stored, byteLength(html))
    return succeed(page)
  }

  return {
    createPage: async (name) => addPage(name, ''),
    async uploadPage(file) {
      const html = await textOf(file)
      if (html.trim() === '') return fail('file-empty', file.name)
      return addPage((file.name ?? '').replace(/\.html?$/i, ''), html)
    },
    async removePage(name) {
      const stored = context.opened()
      const page = stored?.project.pages[name]
      if (!stored) return fail('project-missing')
      if (!page) return fail('page-missing', name)
      if (name === 'index') return fail('page-index')
      const { [name]: _removed, ...pages } = stored.project.pages
      stored.project = { ...stored.project, pages }
      for (const path of Object.values(page.pathes)) stored.files.delete(path)
      context.commit(stored, 0)
      return succeed()
    },
    async renamePage(name, to) {
      const stored = context.opened()
      const page = stored?.project.pages[name]
      if (!stored) return fail('project-missing')
      if (name === 'index') return fail('page-index')
      if (!page) return fail('page-missing', name)
      const added = addPage(to, '')
      if (!added.ok) return added
      const { [name]: _renamed, ...pages } = stored.project.pages
      const renamed = { ...page, name: added.value.name, pathes: added.value.pathes }
      stored.project = { ...stored.project, pages: { ...pages, [renamed.name]: renamed } }
      for (const kind of ['html', 'css', 'js'] as const) {
        stored.files.set(renamed.pathes[kind], stored.files.get(page.pathes[kind]) ?? createFile(kind, ''))
        stored.files.delete(page.pathes[kind])
      }
      context.commit(stored, 0)
      return succeed({ page: renamed, followed: [], scripts: [] })
    },
    listRunnableContent: async () => [],
  }
}
