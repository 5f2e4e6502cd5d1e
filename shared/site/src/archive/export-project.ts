import { paths } from '@pergola/contracts'
import type { Block, Project } from '@pergola/contracts'
import { collectionsPath } from '../collections/collections-path.ts'
import type { ContentBuild } from '../collections/content-build.ts'
import { buildSite, builtBytes, isNamedAsMade, recordPath, sourcesFolder } from '../build/index.ts'
import type { BuildRequest } from '../build/index.ts'
import { encodeText, isComposed, migrateProject, outputPath } from '../project/index.ts'
import type { ArchiveInput } from './archive-entry.ts'

/** Everything that goes into the exported zip, annex §8.1: the built site, and what it takes to load it again. */
export async function exportProject(request: Omit<BuildRequest, 'mode'>): Promise<ArchiveInput[]> {
  const { files, project } = request
  const composed = new Set(Object.values(project.pages).filter(isComposed).map(outputPath))
  // By path: a page of an imported site may lie in a folder of the editor and come up twice.
  const inputs = new Map<string, ArchiveInput>()
  const sources = sourcesFolder(project)
  const add = (path: string, read: ArchiveInput['read']) => inputs.set(path, { path, read })
  const content = await contentOf(request)
  const named = withMadePages(project, content)
  for (const path of files.sizes.keys()) if (isLoadedAgain(path, request)) add(path, () => files.read(path))
  for (const file of await buildSite({ ...request, mode: 'export' })) {
    if (file.kind === 'copy') {
      add(file.path, () => files.read(file.source))
      // What has the name of a made file is told from it by its source.
      if (isNamedAsMade(file.path, named)) add(sources + file.path, () => files.read(file.source))
    } else {
      add(file.path, () => builtBytes(file, files))
      // What was shortened or cleaned comes back from its source when the zip is loaded.
      const isSource = files.sizes.has(file.path) && !composed.has(file.path)
      if (isSource) add(sources + file.path, () => files.read(file.path))
    }
  }
  // A library that went into a joined file comes back as it was.
  for (const { path } of [...project.cssLibs, ...project.jsHeaderLibs, ...project.jsFooterLibs]) {
    if (files.sizes.has(path) && !inputs.has(path)) add(sources + path, () => files.read(path))
  }
  for (const path of ofEditorAlone(request, content)) add(sources + path, () => files.read(path))
  // With the settings it was built by, so that the same site can be built from the zip.
  add(recordPath(project), () => encodeText(recordText({ ...named, projectSettings: request.settings })))
  return [...inputs.values()]
}

/** Of use to the editor alone: a draft is no file that visitors find. */
function ofEditorAlone(
  { files, project }: Omit<BuildRequest, 'mode'>,
  content: ContentBuild | null,
): readonly string[] {
  const drafts = draftFiles(project)
  return [...files.sizes.keys()].filter((path) => content?.isSource(path) || drafts.has(path))
}

async function contentOf(request: Omit<BuildRequest, 'mode'>): Promise<ContentBuild | null> {
  if (!request.files.sizes.has(collectionsPath)) return null
  const { openContent } = await import('../collections/content-build.ts')
  return openContent({ project: request.project, files: request.files, mode: 'export' })
}

/** The record says which pages the build makes of content, so that they are no files of the project when it is loaded. */
function withMadePages({ madePages: _before, ...project }: Project, content: ContentBuild | null): Project {
  const made = content?.madePaths() ?? []
  return made.length === 0 ? project : { ...project, madePages: [...made] }
}

/** Files of drafts, which are no part of the site and would be lost without a place of their own. */
function draftFiles({ pages }: Project): ReadonlySet<string> {
  const drafts = Object.values(pages).filter((page) => page.draft === true && !page.hidden)
  return new Set(drafts.flatMap((page) => (isComposed(page) ? [page.pathes.css, page.pathes.js] : [page.pathes.html])))
}

/** Files of the editor that the zip carries: body content, and symbols and templates by the settings. */
function isLoadedAgain(path: string, { project, settings }: Omit<BuildRequest, 'mode'>): boolean {
  if (path.startsWith('editor/symbols/')) return settings.include_symbols_in_export
  if (path.startsWith('editor/templates/')) return settings.include_templates_in_export
  if (!path.startsWith(`${paths.editorPages}/`)) return false
  return !Object.values(project.pages).some((page) => page.hidden && page.pathes.html === path)
}

/** The record as it is exported, the same text for the same project whatever the order its keys were set in. */
function recordText(project: Project): string {
  const record = migrateProject(project)
  if (!record.ok) throw new Error(`exportProject: the record is not valid: ${record.detail ?? ''}`)
  const { id: _id, trust: _trust, inited: _inited, ...exported } = record.value
  const pages = Object.entries(exported.pages).filter(([, page]) => !page.hidden)
  const text = {
    ...exported,
    pages: Object.fromEntries(pages),
    blocks: withoutLeft(exported.blocks, exported.projectSettings),
    restAPIModels: exported.restAPIModels.map(withoutResponse),
    jsHeaderLibs: exported.jsHeaderLibs.map(withoutTypes),
    jsFooterLibs: exported.jsFooterLibs.map(withoutTypes),
  }
  return `${JSON.stringify(text, null, 2)}\n`
}

/** A template whose files stay behind could be dropped nowhere; a symbol is found again in its elements on pages. */
function withoutLeft(blocks: Project['blocks'], settings: Project['projectSettings']): Project['blocks'] {
  const isCarried = ({ type, content }: Block) =>
    type !== 'template' || content !== '' || settings.include_templates_in_export !== false
  return Object.fromEntries(Object.entries(blocks).filter(([, block]) => isCarried(block)))
}

/** What a server answered is fetched again, never handed on. */
function withoutResponse(model: unknown): unknown {
  if (typeof model !== 'object' || model === null) return model
  return Object.fromEntries(Object.entries(model).filter(([key]) => key !== 'response'))
}

/** Typings are not exported, so the next editor has to fetch them. */
function withoutTypes<Library extends { readonly typesPath: string }>(library: Library): Library {
  return { ...library, typesPath: '' }
}
