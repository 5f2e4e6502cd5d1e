import type { CanvasService, Page, Project, ProjectsService } from '@pergola/contracts'
import { groupMarkOf, groupMarkup } from '@pergola/site/interactions'
import type { GroupChange } from '@pergola/site/interactions'
import { allPages, isComposed } from '@pergola/site/project'

type Change = Pick<GroupChange, 'groupId' | 'before' | 'after'>

export interface Elsewhere {
  /** New texts of files that say something of the group. */
  readonly files: Readonly<Record<string, string>>
  readonly record: Readonly<Partial<Project>>
}

interface Text {
  readonly path: string
  readonly kind: 'document' | 'fragment'
  readonly text: string
}

/** Where pages are known that came while another was open. */
export type StoredPages = Pick<ProjectsService, 'state'>

function placesOf(
  { symbols, blocks }: Project,
  pages: Project['pages'],
  open: string | undefined,
): Omit<Text, 'text'>[] {
  const others = Object.entries(pages).flatMap(([name, page]) =>
    name === open || page.editable === false ? [] : [{ path: page.pathes.html, kind: kindOf(page) }],
  )
  const kept = [...Object.values(symbols), ...Object.values(blocks)].flatMap(({ pathes }) =>
    pathes ? [{ path: pathes.content, kind: 'fragment' as const }] : [],
  )
  return [...others, ...kept]
}

const kindOf = (page: Page): Text['kind'] => (isComposed(page) ? 'fragment' : 'document')

/** Bodies of composed pages stand in the record. */
function bodiesAfter(pages: Project['pages'], open: string | undefined, change: Change): Project['pages'] {
  const changed = Object.entries(pages).flatMap(([name, page]) => {
    const attributes = Object.entries(page.bodyAttributes).map(([key, value]) => ({ name: key, value }))
    const mark = groupMarkOf(attributes)
    if (name === open || mark?.id !== change.groupId) return []
    const edits = groupMarkup({ ...change, instance: mark.instance }, attributes)
    const given = Object.entries({ ...page.bodyAttributes, ...edits })
    const bodyAttributes = Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== null))
    return [[name, { ...page, bodyAttributes }] as const]
  })
  return changed.length > 0 ? { ...pages, ...Object.fromEntries(changed) } : pages
}

/** What a change of the group makes of what was read, as it and the record are when it is asked. */
type ChangeElsewhere = (change: Change) => Elsewhere

/** Reads what is stored of other pages, symbols and templates; null when that cannot be had. */
export async function readElsewhere(
  canvas: CanvasService,
  projects: StoredPages | undefined,
  groupId: string,
): Promise<ChangeElsewhere | null> {
  const openPage = () => canvas.state.getState().document?.pageName
  const { project } = canvas.record.getState()
  const pages = allPages(projects?.state.getState().open?.project, project)
  const places = project ? placesOf(project, pages, openPage()) : []
  const read = await Promise.all(places.map(async (place) => ({ place, text: await canvas.readFile(place.path) })))
  if (read.some(({ text }) => !text.ok && text.failure === 'worker-lost')) return null
  const texts = read.flatMap(({ place, text }): Text[] =>
    text.ok && text.value.includes(groupId) ? [{ ...place, text: text.value }] : [],
  )
  const writer = texts.length > 0 ? await import('@pergola/site/group-handlers') : null
  return (change) => {
    const changed = texts.flatMap(({ path, kind, text }) => {
      const next = writer?.withGroupChange(text, kind, change) ?? text
      return next === text ? [] : [[path, next] as const]
    })
    const edited = canvas.record.getState().project?.pages ?? {}
    const bodies = bodiesAfter(edited, openPage(), change)
    return { files: Object.fromEntries(changed), record: bodies === edited ? {} : { pages: bodies } }
  }
}
