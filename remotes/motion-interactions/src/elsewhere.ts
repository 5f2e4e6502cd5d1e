import type { AttributeEntry, Block, CanvasService, Page, Project, ProjectsService } from '@pergola/contracts'
import { allPages, isComposed } from '@pergola/site/project'

/** What a change does beside the open page. */
export interface Elsewhere {
  /** New texts of files that say something of it. */
  readonly files: Readonly<Record<string, string>>
  readonly record: Readonly<Partial<Project>>
  /** Names of the pages among what changes. */
  readonly pages: readonly string[]
  /** Symbols and templates among what changes. */
  readonly kept: readonly KeptMarkup[]
}

/** Markup that is kept for pages to come. */
export interface KeptMarkup {
  readonly kind: Block['type']
  readonly name: string
}

export interface ElsewhereText {
  readonly path: string
  readonly kind: 'document' | 'fragment'
  readonly text: string
}

export interface ChangeElsewhere {
  text(given: ElsewhereText): string
  /** Null for what an element has no more. */
  attributes(given: readonly AttributeEntry[]): Readonly<Record<string, string | null>>
}

/** Where pages are known that came while another was open. */
export type StoredPages = Pick<ProjectsService, 'state'>

export interface ReadElsewhere {
  /** Whether a file says something of it. */
  readonly isNamed: boolean
  /** What a change makes of it, as the record is when it is asked. */
  changed(change: ChangeElsewhere): Elsewhere
}

interface Place extends Omit<ElsewhereText, 'text'> {
  /** Null for a symbol or a template. */
  readonly page: string | null
  readonly kept: KeptMarkup | null
}

const kindOf = (page: Page): ElsewhereText['kind'] => (isComposed(page) ? 'fragment' : 'document')

function placesOf({ symbols, blocks }: Project, pages: Project['pages'], open: string | undefined): Place[] {
  const others = Object.entries(pages).flatMap(([name, page]) =>
    name === open || page.editable === false
      ? []
      : [{ page: name, kept: null, path: page.pathes.html, kind: kindOf(page) }],
  )
  // A symbol stands among the blocks as well, by the same id.
  const kept = Object.values({ ...blocks, ...symbols }).flatMap(({ pathes, type, label, name }) =>
    pathes
      ? [{ page: null, kept: { kind: type, name: label || name }, path: pathes.content, kind: 'fragment' as const }]
      : [],
  )
  return [...others, ...kept]
}

/** Bodies of composed pages stand in the record: those pages that become others. */
function bodiesAfter(pages: Project['pages'], open: string | undefined, change: ChangeElsewhere): Project['pages'] {
  const changed = Object.entries(pages).flatMap(([name, page]) => {
    if (name === open) return []
    const edits = change.attributes(Object.entries(page.bodyAttributes).map(([key, value]) => ({ name: key, value })))
    if (Object.keys(edits).length === 0) return []
    const given = Object.entries({ ...page.bodyAttributes, ...edits })
    const bodyAttributes = Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null))
    return [[name, { ...page, bodyAttributes }] as const]
  })
  return Object.fromEntries(changed)
}

/** Reads what is stored of other pages, symbols and templates and names an id; null when that cannot be had. */
export async function readElsewhere(
  canvas: CanvasService,
  projects: StoredPages | undefined,
  id: string,
): Promise<ReadElsewhere | null> {
  const openPage = () => canvas.state.getState().document?.pageName
  const { project } = canvas.record.getState()
  const pages = allPages(projects?.state.getState().open?.project, project)
  const places = project ? placesOf(project, pages, openPage()) : []
  const read = await Promise.all(places.map(async (place) => ({ place, text: await canvas.readFile(place.path) })))
  if (read.some(({ text }) => !text.ok && text.failure === 'worker-lost')) return null
  const texts = read.flatMap(({ place, text }): (Place & ElsewhereText)[] =>
    text.ok && text.value.includes(id) ? [{ ...place, text: text.value }] : [],
  )
  return {
    isNamed: texts.length > 0,
    changed(change) {
      const changed = texts.flatMap(({ page, kept, ...each }) => {
        const text = change.text(each)
        return text === each.text ? [] : [{ page, kept, path: each.path, text }]
      })
      const edited = canvas.record.getState().project?.pages ?? {}
      const bodies = bodiesAfter(edited, openPage(), change)
      const named = [...changed.flatMap(({ page }) => page ?? []), ...Object.keys(bodies)]
      return {
        files: Object.fromEntries(changed.map(({ path, text }) => [path, text])),
        record: Object.keys(bodies).length > 0 ? { pages: { ...edited, ...bodies } } : {},
        pages: [...new Set(named)],
        kept: changed.flatMap(({ kept }) => kept ?? []),
      }
    },
  }
}
