import type { Page, Project } from '@pergola/contracts'
import { isDirective } from '../directives/index.ts'
import { outputPath, pathToRoot, scanHtml } from '../project/index.ts'
import { isContentFile } from './definition.ts'
import { define } from './compile-expression.ts'
import { derivedPage, titled } from './derived-page.ts'
import type { Scope } from './expression.ts'
import { feedFiles } from './feed.ts'
import { liveEntries } from './live-data.ts'
import { loadContent } from './load-content.ts'
import type { Content, ContentFiles, ContentMemory, LoadedCollection } from './load-content.ts'
import { compileTemplate } from './page-template.ts'
import type { PageTemplate } from './page-template.ts'
import { madePaths } from './made-paths.ts'
import { createPaging } from './paging.ts'
import { createViews } from './views.ts'
import type { Views } from './views.ts'

/** A page of the built site, and its text. */
export interface RenderedPage {
  readonly page: Page
  readonly text: string
}

/** A page that shows content. */
export interface ContentPage {
  /** The page without what the build works out: what of it still needs a script. */
  readonly skeleton: string
  /** Lists or values are left to the engine, which gets their data. */
  readonly isLive: boolean
  /** Directives are left in it. */
  readonly isDirected: boolean
  /** All pages that are made of it; `assemble` gives the whole text of one that lies where the given page does. */
  render(assemble: (page: Page) => string): RenderedPage[]
}

/** The content of a site, for one build. */
export interface ContentBuild {
  readonly content: Content
  readonly views: Views
  /** Of use to the editor alone. */
  isSource(path: string): boolean
  /** Null for a page that shows none. */
  pageOf(page: Page, html: string, kind: 'document' | 'fragment'): ContentPage | null
  /** Patterns of the paths that its pages and feeds have, with `*` for what an entry or a number stands for. */
  madePaths(): readonly string[]
  feeds(site: string | null): { path: string; text: string }[]
}

export interface ContentRequest {
  readonly project: Project
  readonly files: ContentFiles
  readonly mode: 'export' | 'preview'
  readonly memory?: ContentMemory
  /** Something of the content is left out; told once each. */
  readonly onContentProblem?: (text: string) => void
}

/** Null for a project without collections. */
export async function openContent(request: ContentRequest): Promise<ContentBuild | null> {
  const { project, files, mode, memory } = request
  const content = await loadContent(files, memory)
  if (!content) return null
  const told = new Set<string>()
  const tell = (text: string) => {
    if (!told.has(text)) request.onContentProblem?.(text)
    told.add(text)
  }
  content.problems.forEach(tell)
  const views = createViews(content, project, mode === 'preview')
  const building: Building = { request, content, views, tell, taken: takenPaths(request) }
  return {
    content,
    views,
    isSource: (path) => isContentFile(path, content.collections),
    pageOf: (page, html, kind) => contentPage(building, { page, html, kind }),
    madePaths: () => madePaths(content, project),
    feeds: (site) => feedFiles({ content, views, site, tell, has: (path) => files.sizes.has(path) }),
  }
}

interface Building {
  readonly request: ContentRequest
  readonly content: Content
  readonly views: Views
  readonly tell: (text: string) => void
  /** Paths of other files of the built site. */
  readonly taken: Set<string>
}

function takenPaths({ project, files }: ContentRequest): Set<string> {
  return new Set([...files.sizes.keys(), ...Object.values(project.pages).map(outputPath)])
}

interface Source {
  readonly page: Page
  readonly html: string
  readonly kind: 'document' | 'fragment'
}

function contentPage(building: Building, { page, html, kind }: Source): ContentPage | null {
  const { content, tell } = building
  const owners = content.collections.filter((each) => each.page === page.name && each.address !== '')
  const names = new Set([
    ...content.collections.map(({ name }) => name),
    'paged',
    'paging',
    ...(owners.length > 0 ? ['entry'] : []),
  ])
  if (owners.length === 0 && ![...names].some((name) => html.includes(name))) return null
  const outline = compileTemplate(html, { kind, names })
  if (!outline) {
    tell(`${page.name}: its tags are nested wrongly, so its lists stay empty. Mend them in the code manager.`)
    return null
  }
  if (owners.length === 0 && !outline.isRendered && outline.live.size === 0) return null
  // Without a directive there is no engine that would read them.
  const isDirected = hasDirectives(outline.skeleton)
  const isLive = outline.live.size > 0 && isDirected
  const compile = (text: string) => {
    const onProblem = (problem: string) => tell(`${page.name}: ${problem}. What it should show is left empty.`)
    const template = compileTemplate(text, {
      kind: 'document',
      names,
      onProblem,
      ...(isLive && { liveData: liveEntries }),
    })
    if (!template) throw new Error(`contentPage: ${page.name} can be read before it is put together and not after`)
    return template
  }
  return {
    skeleton: outline.skeleton,
    isLive,
    isDirected,
    render: (assemble) =>
      owners.length > 0
        ? owners.flatMap((owner) => entryPages(building, { page, owner, compile, assemble }))
        : listPages(building, { page, compile, assemble }),
  }
}

/** Whether something of the page is left to the engine. */
function hasDirectives(html: string): boolean {
  return scanHtml(html, 'document').some(({ attributes }) =>
    attributes.some(({ name, value }) => isDirective(name, value)),
  )
}

interface Rendering {
  readonly page: Page
  readonly compile: (text: string) => PageTemplate
  readonly assemble: (page: Page) => string
}

/** One page for each entry. While it is edited, the template itself shows the first of them. */
function entryPages(building: Building, rendering: Rendering & { readonly owner: LoadedCollection }): RenderedPage[] {
  const { views, tell, taken, request } = building
  const { page, owner, compile, assemble } = rendering
  const folders = new Map<string, { template: PageTemplate; around: Scope }>()
  const rendered: RenderedPage[] = []
  const entries = views.entriesOf(owner.name)
  for (const entry of entries) {
    const derived = titled(derivedPage(page, views.nameOf(owner, entry)), owner)
    const path = outputPath(derived)
    if (taken.has(path)) {
      tell(`${owner.label}: the page of “${entry.slug}” would lie at ${path}, where another file is. Change its slug.`)
      continue
    }
    taken.add(path)
    // Addresses in a page say how deep it lies, and nothing else of where it is.
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const shared = folders.get(folder) ?? { template: compile(assemble(derived)), around: scopeOf(building, path) }
    folders.set(folder, shared)
    const scope = Object.create(shared.around) as Scope
    define(scope, 'entry', views.viewOf(owner, entry, pathToRoot(path)))
    rendered.push({ page: derived, text: shared.template.render(scope) })
  }
  const [first] = entries
  if (request.mode !== 'preview' || !first || rendered.some((each) => each.page.name === page.name)) return rendered
  const scope = scopeOf(building, outputPath(page))
  define(scope, 'entry', views.viewOf(owner, first, pathToRoot(outputPath(page))))
  return [...rendered, { page, text: compile(assemble(titled(page, owner))).render(scope) }]
}

/** A page, and those that go on with its list. */
function listPages(building: Building, { page, compile, assemble }: Rendering): RenderedPage[] {
  const paging = createPaging(page)
  const rendered: RenderedPage[] = []
  for (let number = 1; number <= paging.count(); number += 1) {
    const derived = paging.pageAt(number)
    const path = outputPath(derived)
    if (number > 1 && building.taken.has(path)) {
      building.tell(
        `${page.name}: page ${number} of its list would lie at ${path}, where another file is. Rename that.`,
      )
      continue
    }
    const template = compile(assemble(derived))
    const render = () => {
      const scope = scopeOf(building, path)
      define(scope, 'paged', paging.paged(number))
      define(scope, 'paging', paging.told(number))
      return template.render(scope)
    }
    const before = paging.count()
    const text = render()
    // How many there are is known once a list was gone through; what stands before that list is written again.
    rendered.push({ page: derived, text: paging.count() === before ? text : render() })
  }
  return rendered
}

function scopeOf({ content, views }: Building, path: string): Scope {
  const scope = Object.create(null) as Scope
  const root = pathToRoot(path)
  for (const collection of content.collections) {
    Object.defineProperty(scope, collection.name, { get: () => views.listOf(collection, root), enumerable: true })
  }
  define(scope, 'paged', (list: unknown, size: unknown) => (Array.isArray(list) ? list.slice(0, Number(size)) : []))
  define(scope, 'paging', { number: 1, count: 1, previous: null, next: null })
  return scope
}
