import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'

function siblingAt(page: OpenPage, parent: HtmlNode, index: number): HtmlNode | undefined {
  const id = parent.children[index]
  return id === undefined ? undefined : page.node(id)
}

/** White space alone: what parts elements on lines of their own, and those of one line, which show it. */
export function isSpace<Found extends { kind: string; value: string }>(node: Found | undefined): node is Found {
  return node?.kind === 'text' && /^[ \t\r\n]+$/.test(node.value)
}

/** The white space in front of an element: the line it begins, or what parts it from the word before. */
export function spaceBefore(page: OpenPage, id: NodeId): HtmlNode | null {
  const parentId = page.node(id)?.parent ?? null
  const parent = parentId === null ? undefined : page.node(parentId)
  const space = parent && siblingAt(page, parent, parent.children.indexOf(id) - 1)
  return isSpace(space) ? space : null
}

/** The space between elements, as their author wrote it; null where there is none. */
export function habitOf(page: OpenPage, parentId: NodeId): string | null {
  const parent = page.node(parentId)
  const space = parent?.children
    .slice(0, 3)
    .map((id) => page.node(id))
    .find(isSpace)
  return space && parent && parent.children.length > 1 ? space.value.replace(/\n[ \t\r]*(?=\n)/g, '') : null
}

/** What holds blocks, and no line of text: white space at its edges and between its children is never seen. */
const blockHolders = new Set(
  'article aside blockquote body dd details dialog div dl fieldset figure footer form header hgroup li main nav ol search section ul'.split(
    ' ',
  ),
)

export interface Lines {
  readonly before: string
  readonly after: string
}

/** The line break an element stands behind; a page may begin with its first one. */
function lineOf(page: OpenPage, node: HtmlNode): string | null {
  const body = page.node(page.tree.body())
  if (body?.children[0] === node.id) return '\n'
  return /\r?\n[ \t]*$/.exec(spaceBefore(page, node.id)?.value ?? '')?.[0] ?? null
}

/** The lines a first child stands on: one step in from its parent, which has a line of its own. Null for any other. */
export function firstLines(page: OpenPage, parentId: NodeId): Lines | null {
  const parent = page.node(parentId)
  if (!parent || parent.children.length > 0 || !blockHolders.has(parent.name)) return null
  const line = lineOf(page, parent)
  if (line !== null) return { before: `${line}${line.includes('\t') ? '\t' : '  '}`, after: line }
  return parentId === page.tree.body() ? { before: '', after: '\n' } : null
}

/** Space to take away with an element, so that no empty line stays: one of the two around it. */
export function spaceToRemove(page: OpenPage, id: NodeId): NodeId | null {
  const parent = page.node(page.node(id)?.parent ?? -1)
  const index = parent?.children.indexOf(id) ?? -1
  const next = parent && siblingAt(page, parent, index + 1)
  if (!isSpace(next)) return null
  return index === 0 ? next.id : (spaceBefore(page, id)?.id ?? null)
}

/** The white space that goes where an element goes. */
export function ownSpace(page: OpenPage, id: NodeId): NodeId | null {
  return spaceBefore(page, id)?.id ?? spaceToRemove(page, id)
}

/** The space that is all that is left in an element, which without it is empty to a style sheet as well. */
export function spaceAlone(page: OpenPage, parentId: NodeId): NodeId | null {
  const [only, ...others] = page.node(parentId)?.children ?? []
  return only !== undefined && others.length === 0 && isSpace(page.node(only)) ? only : null
}

/** Elements in the order of the page, those that stand side by side with nothing but space between them together. */
export function neighboursOf(page: OpenPage, ids: readonly NodeId[]): readonly (readonly NodeId[])[] {
  const wanted = new Set(ids)
  const parents = new Set(ids.map((id) => page.node(id)?.parent ?? -1))
  return [...parents].flatMap((parent) => {
    const runs: NodeId[][] = []
    let run: NodeId[] = []
    for (const child of page.node(parent)?.children ?? []) {
      if (wanted.has(child)) run.push(child)
      else if (!isSpace(page.node(child)) && run.length > 0) {
        runs.push(run)
        run = []
      }
    }
    return run.length > 0 ? [...runs, run] : runs
  })
}
