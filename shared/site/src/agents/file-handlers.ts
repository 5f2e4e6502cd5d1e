import { addPage, pageFromHtml, pathProblem, removePage, writeHead, writeLanguage } from '../project/index.ts'
import { messages } from './messages.ts'
import { filePath } from './read-handlers.ts'
import { ToolFailure } from './tool-failure.ts'
import type { ToolHandlers } from './tool-handler.ts'
import type { ToolPage, ToolSite } from './tool-site.ts'

interface SourceEdit {
  readonly page?: string
  readonly file: string
  readonly old: string
  readonly new: string
  readonly count?: number
}

/** Tools that edit texts of files, and pages as a whole. */
export const fileHandlers: ToolHandlers = {
  async edit_source({ page, file, old, new: next, count = 1 }: SourceEdit, site) {
    const path = await filePath(site, { page, file })
    demandText(path)
    const text = await site.text(path)
    if (text === null) throw new ToolFailure('file-missing', messages.noText(path))
    const pieces = text.split(old)
    const found = pieces.length - 1
    if (found !== count) throw new ToolFailure('not-found', messages.notFound(path, found, count))
    site.apply({ type: 'text', file: path, text: pieces.join(next) })
    return { file: path, replaced: count }
  },

  async write_file({ path, text }: { path: string; text: string }, site) {
    demandText(path)
    if (pathProblem(path) !== null) throw new ToolFailure('wrong-argument', messages.badPath(path))
    const isNew = !site.has(path)
    const before = await site.text(path)
    if ((isNew && /\.x?html?$/i.test(path)) || (!isNew && before === null))
      throw new ToolFailure('not-allowed', messages.isPageFile(path))
    if (before !== text) site.apply({ type: 'text', file: path, text })
    return { file: path, isNew }
  },

  async add_page({ name, html }: { name: string; html?: string }, site) {
    const source = html === undefined ? null : pageFromHtml(html)
    if (source && !source.ok) throw new ToolFailure('wrong-argument', messages.noMarkup)
    const added = addPage(site.record, {
      name,
      id: site.source.newId(),
      has: (path) => site.has(path),
      ...(source?.ok && { source: source.value }),
    })
    if (!added.ok) throw new ToolFailure(added.failure, messages.badName(name))
    const { page, project, files } = added.value
    site.apply({ type: 'record', key: 'pages', value: project.pages })
    for (const [file, text] of Object.entries(files)) site.apply({ type: 'text', file, text })
    await site.page(page.name)
    return { page: page.name, files: Object.keys(files) }
  },

  async set_page({ page, ...facts }: { page?: string } & PageFacts, site) {
    const open = await site.page(page)
    if (open.isComposed) writeHelmet(site, open, facts)
    else writeDocument(site, open, facts)
    return { page: open.page.name }
  },

  async delete_page({ page }: { page: string }, site) {
    await site.page(page)
    const removed = removePage(site.record, page)
    if (!removed.ok) {
      const isIndex = removed.failure === 'page-index'
      throw new ToolFailure(removed.failure, isIndex ? messages.isIndex : messages.noPage(page, site.pageNames()))
    }
    for (const [key, value] of Object.entries(removed.value.record)) site.apply({ type: 'record', key, value })
    for (const file of removed.value.removed) {
      if ((await site.text(file)) !== null) site.apply({ type: 'text', file, text: null })
    }
    return { page, removed: removed.value.removed }
  },
}

interface PageFacts {
  readonly title?: string
  readonly description?: string
  readonly language?: string
}

function demandText(path: string): void {
  const isText = /\.(?:x?html?|css|m?js|json|svg|txt|xml|md|webmanifest)$/i.test(path)
  // The record is edited by tools that know what belongs together.
  if (!isText || path.startsWith('editor/pergola')) throw new ToolFailure('not-allowed', messages.isPageFile(path))
}

function writeHelmet(site: ToolSite, { page }: ToolPage, { title, description, language }: PageFacts): void {
  const helmet = {
    ...page.helmet,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(language !== undefined && { lang: language }),
  }
  const pages = { ...site.record.pages, [page.name]: { ...page, helmet } }
  site.apply({ type: 'record', key: 'pages', value: pages })
}

function writeDocument(site: ToolSite, open: ToolPage, { title, description, language }: PageFacts): void {
  const kind = site.kindOf(open)
  const before = site.document.text(open.file) ?? ''
  let text: string | null = before
  if (title !== undefined) text = writeHead(text, 'title', title, kind)
  if (description !== undefined && text !== null) text = writeHead(text, 'description', description, kind)
  if (language !== undefined && text !== null) text = writeLanguage(text, language, kind)
  if (text === null) throw new ToolFailure('not-written', messages.notWritten)
  if (text !== before) site.apply({ type: 'text', file: open.file, text })
}
