import { fail, paths, succeed } from '@pergola/contracts'
import type { Font, OpenProject, Outcome, Project, SaveFailure } from '@pergola/contracts'
import { editFontsSheet, withFontsSheet } from '@pergola/site/fonts'
import { allPages, isComposed } from '@pergola/site/project'
import { changeFiles } from '../file-edits.ts'
import type { FontServices } from './font-services.ts'
import { fontMessages as messages } from './messages.ts'

export type FontMap = Readonly<Record<string, Font>>

interface FontsChange {
  /** All fonts as they are afterwards, by their keys. */
  readonly fonts: FontMap
  readonly gone?: readonly Font[]
  readonly come?: readonly Font[]
  /** Files that go with them. */
  readonly files?: readonly string[]
}

type Changing = Pick<FontServices, 'projects' | 'canvas'>

/** The record as it is edited now: it may be ahead of what is stored. */
export function currentProject({ projects, canvas }: Changing): Project | null {
  const edited = canvas?.state.getState().document ? canvas.record.getState().project : null
  return edited ?? projects.state.getState().open?.project ?? null
}

/** The project when it can be written here; what keeps it from that is said. */
export function writableProject({ projects, toasts }: Pick<FontServices, 'projects' | 'toasts'>): OpenProject | null {
  const { open } = projects.state.getState()
  if (open?.role !== 'reader') return open
  toasts.warning(messages.readOnly)
  return null
}

/** The record, the sheet of the fonts, and in pages that are whole documents the link to it: one step. */
export async function changeFonts(
  services: Changing,
  change: FontsChange,
  label: string,
): Promise<Outcome<undefined, SaveFailure>> {
  const { fonts, come = [], files = [] } = change
  const sheet = await textOf(services, paths.fontsCss)
  if (!sheet.ok) return sheet
  const pages = come.length > 0 ? await linkedPages(services) : {}
  const css = editFontsSheet(sheet.value, { ...change, fonts: Object.values(fonts) })
  const texts = { ...pages, [paths.fontsCss]: css }
  const contents = Object.fromEntries(files.map((path) => [path, null]))
  return changeFiles(services, { files: texts, contents, record: { fonts: { ...fonts } } }, label)
}

async function linkedPages(services: Changing): Promise<Record<string, string>> {
  const linked: Record<string, string> = {}
  const pages = Object.values(allPages(services.projects.state.getState().open?.project, currentProject(services)))
  for (const page of pages.filter((each) => !isComposed(each) && each.editable !== false)) {
    const html = await textOf(services, page.pathes.html)
    const text = html.ok && html.value !== '' ? withFontsSheet(page, html.value) : null
    if (text !== null) linked[page.pathes.html] = text
  }
  return linked
}

/** As it stands, edits that are not stored yet included; empty when there is no such file. */
async function textOf({ projects, canvas }: Changing, path: string): Promise<Outcome<string, 'worker-lost'>> {
  const read = canvas?.state.getState().document ? await canvas.readFile(path) : await projects.readText(path)
  if (read.ok) return read
  return read.failure === 'file-missing' ? succeed('') : fail('worker-lost')
}

/** A record from outside may name any file as its font: only those in the folder of the fonts go with it. */
export function filesOf(gone: readonly Font[], kept: FontMap): string[] {
  const used = new Set(Object.values(kept).map(({ path }) => path))
  return gone.map(({ path }) => path).filter((path) => path.startsWith(`${paths.fonts}/`) && !used.has(path))
}
