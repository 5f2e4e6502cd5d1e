import type { AttributeEntry, CanvasService, Page, Project, ProjectsService } from '@pergola/contracts'
import { allPages, isComposed } from '@pergola/site/project'

/** What a change does beside the open page. */
export interface Elsewhere {
  /** New texts of files that say something of it. */
  readonly files: Readonly<Record<string, string>>
  readonly record: Readonly<Partial<Project>>
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

const kindOf = (page: Page): ElsewhereText['kind'] => (isComposed(page) ? 'fragment' : 'document')

function placesOf(
  { symbols, blocks }: Project,
  pages: Project['pages'],
  open: string | undefined,
): Omit<ElsewhereText, 'text'>[] {
  const others = Object.entries(pages).flatMap(([name, page]) =>
    name === open || page.editable === false ? [] : [{ path: page.pathes.html, kind: kindOf(page) }],
  )
  const kept = [...Object.values(symbols), ...Object.values(blocks)].flatMap(({ pathes }) =>
    pathes ? [{ path: pathes.content, kind: 'fragment' as const }] : [],
  )
  return [...others, ...kept]
}

/** Bodies of composed pages stand in the record. */
function bodiesAfter(pages: Project['pages'], open: string | undefined, change: ChangeElsewhere): Project['pages'] {
  const changed = Object.entries(pages).flatMap(([name, page]) => {
    if (name === open) return []
    const edits = change.attributes(Object.entries(page.bodyAttributes).map(([key, value]) => ({ name: key, value })))
    if (Object.keys(edits).length === 0) return []
    const given = Object.entries({ ...page.bodyAttributes, ...edits })
    const bodyAttributes = Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null))
    return [[name, { ...page, bodyAttributes }] as const]
  })
  return changed.length > 0 ? { ...pages, ...Object.fromEntries(changed) } : pages
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
  const texts = read.flatMap(({ place, text }): ElsewhereText[] =>
    text.ok && text.value.includes(id) ? [{ ...place, text: text.value }] : [],
  )
  return {
    isNamed: texts.length > 0,
    changed(change) {
      const files = texts.flatMap((each) => {
        const next = change.text(each)
        return next === each.text ? [] : [[each.path, next] as const]
      })
      const edited = canvas.record.getState().project?.pages ?? {}
      const bodies = bodiesAfter(edited, openPage(), change)
      return { files: Object.fromEntries(files), record: bodies === edited ? {} : { pages: bodies } }
    },
  }
}
