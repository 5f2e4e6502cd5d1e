import type { Block, CanvasService, EditFailure, Outcome, Project, ProjectsService } from '@pergola/contracts'
import { fail, succeed } from '@pergola/contracts'
import { allPages, withoutSymbol } from '@pergola/site/project'
import { withoutBlockStyle } from '@pergola/site/symbols'
import { messages } from './messages.ts'
import { sharedSheet } from './project-blocks.ts'

interface Removal {
  readonly canvas: CanvasService
  readonly projects: Pick<ProjectsService, 'state'>
  readonly project: Project
  readonly blocks: readonly Block[]
  /** Elements of a symbol on the pages: they stay as plain ones, or go with it. */
  readonly onPages: 'marks' | 'elements'
}

type PagesLeft = Outcome<Readonly<Record<string, string>>, 'worker-lost'>

/** Takes blocks out of the project with their files and their rules, on every page, as one undo step. */
export async function removeBlocks(removal: Removal): Promise<Outcome<undefined, EditFailure | 'worker-lost'>> {
  const { canvas, project, blocks } = removal
  if (blocks.length === 0) return succeed()
  const files: Record<string, string | null> = {}
  for (const { id, type, pathes } of blocks) {
    const sheet = sharedSheet(type)
    const css = files[sheet] ?? (await textOf(canvas, sheet))
    if (css !== null) files[sheet] = withoutBlockStyle(css, id)
    // A symbol's elements stay on the pages as they look, unless they go with it.
    if (type === 'symbol' && removal.onPages === 'marks' && css !== null) files[sheet] = css
    if (pathes) for (const path of Object.values(pathes)) if ((await textOf(canvas, path)) !== null) files[path] = null
  }
  const pagesLeft = await pagesWithout(removal)
  if (!pagesLeft.ok) return pagesLeft
  Object.assign(files, pagesLeft.value)
  const without = (all: Project['blocks']) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !blocks.some((block) => block.id === id)))
  const pages = withoutUse(project.pages, blocks)
  const record = { blocks: without(project.blocks), symbols: without(project.symbols), ...(pages && { pages }) }
  return canvas.replaceFiles(files, messages.removeStep, record)
}

/** Null where no page lists one of them. */
function withoutUse(pages: Project['pages'], blocks: readonly Block[]): Project['pages'] | null {
  const gone = new Set(blocks.map(({ id }) => id))
  const entries = Object.entries(pages)
  if (!entries.some(([, { symbols }]) => symbols.some((id) => gone.has(id)))) return null
  return Object.fromEntries(
    entries.map(([name, page]) => [name, { ...page, symbols: page.symbols.filter((id) => !gone.has(id)) }]),
  )
}

async function pagesWithout({ canvas, projects, project, blocks, onPages }: Removal): Promise<PagesLeft> {
  const symbols = blocks.filter(({ type }) => type === 'symbol')
  const pages: Record<string, string> = {}
  if (symbols.length === 0) return succeed(pages)
  const stored = projects.state.getState().open?.project
  for (const { pathes } of Object.values(allPages(stored, project))) {
    const html = await canvas.readFile(pathes.html)
    // A page that was passed over would keep elements of a symbol that is gone.
    if (!html.ok && html.failure === 'worker-lost') return fail('worker-lost', html.detail)
    if (!html.ok) continue
    const left = symbols.reduce((text, { id }) => withoutSymbol(text, id, onPages), html.value)
    if (left !== html.value) pages[pathes.html] = left
  }
  return succeed(pages)
}

async function textOf(canvas: CanvasService, path: string): Promise<string | null> {
  const text = await canvas.readFile(path)
  return text.ok ? text.value : null
}
