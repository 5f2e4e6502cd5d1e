import type { Page, Project, Services } from '@pergola/contracts'
import { editorFolders } from '@pergola/site/build'
import { allPages } from '@pergola/site/project'
import type { UnusedKind } from './messages.ts'

export interface UnusedRecords {
  readonly all: number
  /** By id, with what a person knows it by. */
  readonly unused: ReadonlyMap<string, string>
}

const marks: Record<UnusedKind, RegExp> = {
  motions: /\b(?:main-)?motion-id\s*=\s*["']?([^"'\s>]+)/gi,
  interactions: /\b(?:main-)?interaction-id\s*=\s*["']?([^"'\s>]+)/gi,
}

/** Entries of the record whose id stands on no element of these texts. */
export function unusedRecords(project: Project, kind: UnusedKind, texts: readonly string[]): UnusedRecords {
  const used = new Set(texts.flatMap((text) => [...text.matchAll(marks[kind])].map(([, id]) => id)))
  const entries = Object.entries(project[kind])
  const unused = entries.filter(([id]) => !used.has(id))
  return { all: entries.length, unused: new Map(unused.map(([id, record]) => [id, nameOf(id, record)])) }
}

/** Interactions of an element have no name together: what they answer to says more than their id. */
function nameOf(id: string, record: unknown): string {
  const name = Array.isArray(record) ? record.map((one) => wordOf(one, 'event')).join(' + ') : wordOf(record, 'name')
  return name === '' ? id : name
}

function wordOf(record: unknown, key: string): string {
  const word: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, key) : ''
  return typeof word === 'string' ? word : ''
}

/** Every text an element may stand in, unsaved edits of the open page included. */
export interface Markup {
  readonly texts: readonly string[]
  /** Files that could not be read: nobody knows what they use. */
  readonly lost: readonly string[]
}

export async function readMarkup({ canvas, projects }: Pick<Services, 'canvas' | 'projects'>): Promise<Markup | null> {
  const { open } = projects.state.getState()
  if (!open) return null
  const pages = new Set(Object.values(open.project.pages).map(({ pathes }) => pathes.html))
  const isMarkup = (path: string) => pages.has(path) || (/\.html?$/i.test(path) && isOfEditor(path))
  const files = Object.keys(open.files).filter(isMarkup)
  const read = await Promise.all(files.map((path) => canvas.readFile(path)))
  const bodies = Object.values(allPages(open.project, canvas.record.getState().project)).map(bodyText)
  return {
    texts: [...read.flatMap((text) => (text.ok ? [text.value] : [])), ...bodies],
    lost: files.filter((_path, at) => !read[at]?.ok),
  }
}

/** The body of a composed page stands in the record. */
function bodyText({ bodyAttributes }: Page): string {
  return Object.entries(bodyAttributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

function isOfEditor(path: string): boolean {
  return editorFolders.some((folder) => path.startsWith(folder))
}
