import { paths } from '@pergola/contracts'
import type { Page, Project, SaveRequest } from '@pergola/contracts'
import { decodeFile } from '@pergola/site/encoding'
import { outputPath } from '@pergola/site/project'
import { blockStyle, mentionsSymbol, withCurrentSymbols } from '@pergola/site/symbols'
import type { ProjectDisk } from '../storage/project-disk.ts'

type Texts = Readonly<Record<string, string | null>>

/** A save with what follows from it: stored pages say what their symbols say now, each symbol's file has its styles. */
export async function withSymbols(disk: ProjectDisk, { files, record }: SaveRequest): Promise<Texts> {
  const project: Project = { ...disk.state().project, ...record }
  return {
    ...(await followingPages(disk, project, files)),
    ...files,
    ...(await followingStyles(disk, project, files)),
  }
}

/** A page that comes into the project: its instances say what the symbols say here. */
export async function withStoredSymbols(disk: ProjectDisk, page: Page, html: string): Promise<string> {
  const contents = new Map<string, string>()
  for (const { id, pathes } of Object.values(disk.state().project.symbols)) {
    const content = pathes && mentionsSymbol(html, id) ? await textOf(disk, pathes.content) : null
    if (content !== null) contents.set(id, content)
  }
  return withCurrentSymbols(html, contents, outputPath(page))
}

async function followingPages(disk: ProjectDisk, project: Project, files: Texts): Promise<Texts> {
  const contents = new Map(
    Object.values(project.symbols).flatMap(({ id, pathes }) => {
      const content = pathes ? files[pathes.content] : undefined
      return typeof content === 'string' ? [[id, content] as const] : []
    }),
  )
  const rewritten: Record<string, string> = {}
  if (contents.size === 0) return rewritten
  for (const page of Object.values(project.pages)) {
    const { pathes } = page
    if (Object.hasOwn(files, pathes.html)) continue
    const html = await textOf(disk, pathes.html)
    if (html === null || ![...contents.keys()].some((id) => mentionsSymbol(html, id))) continue
    const text = withCurrentSymbols(html, contents, outputPath(page))
    if (text !== html) rewritten[pathes.html] = text
  }
  return rewritten
}

async function followingStyles(disk: ProjectDisk, project: Project, files: Texts): Promise<Texts> {
  const sheet = files[paths.symbolsCss]
  const changed: Record<string, string> = {}
  if (typeof sheet !== 'string') return changed
  for (const { id, pathes } of Object.values(project.symbols)) {
    const style = blockStyle(sheet, id)
    if (!pathes || style === null || files[pathes.style] === null) continue
    // A symbol made and styled before it is first stored comes with the styles it was made with.
    const now = files[pathes.style] ?? (await textOf(disk, pathes.style))
    if (now !== style) changed[pathes.style] = style
  }
  return changed
}

/** Null for a file that is not there or is no text: it stays as it is. */
async function textOf(disk: ProjectDisk, path: string): Promise<string | null> {
  const blob = await disk.read(path)
  const file = blob && (await decodeFile(path, new Uint8Array(await blob.arrayBuffer())))
  return file?.text ?? null
}
