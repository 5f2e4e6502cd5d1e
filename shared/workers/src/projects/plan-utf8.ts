import type { FileChange, Page, UnsavedWork } from '@pergola/contracts'
import { asUtf8 } from '@pergola/site/as-utf8'
import { isPlain } from '@pergola/site/encoding'
import type { TextFile } from '@pergola/site/encoding'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectTexts } from './project-texts.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * What has to change for every page, sheet and script of a project to be UTF-8 and to say so. Given what the tab could not
 * store, it starts from that: a text of which the encoding lacks a character is what asks for the conversion.
 */
export async function planUtf8(
  disk: ProjectDisk,
  texts: ProjectTexts,
  unsaved?: UnsavedWork,
): Promise<{ change: FileChange; left: readonly string[] }> {
  const files: Record<string, string> = {}
  const left: string[] = []
  const { paths, read } = standing(disk, texts, unsaved)
  for (const path of paths) {
    if (!/\.(?:x?html?|xht|css|[cm]?js)$/i.test(path)) continue
    const file = await read(path)
    if (!file || file.encoding === 'utf-8') continue
    const text = asUtf8(path, file)
    if (text === null) left.push(path)
    else files[path] = text
  }
  const isLeft = ({ pathes }: Page) => left.includes(pathes.html)
  const { pages } = { ...disk.state().project, ...unsaved?.record }
  const named = Object.entries(pages).map(([name, page]): [string, Page] => {
    const { encoding: _, ...plain } = page
    return [name, isLeft(page) ? page : plain]
  })
  return { change: { files, record: { pages: Object.fromEntries(named) } }, left }
}

/** The files as they are stored, with what the tab could not store laid over them. */
function standing(disk: ProjectDisk, texts: ProjectTexts, unsaved: UnsavedWork = { files: {}, held: {} }) {
  const { moved = {}, contents = {}, files } = unsaved
  const paths = new Set(disk.state().manifest.files.keys())
  for (const from of Object.values(moved)) paths.delete(from)
  for (const path of [...Object.keys(moved), ...Object.keys(contents), ...Object.keys(files)]) paths.add(path)

  async function read(path: string): Promise<TextFile | null> {
    const text = files[path]
    if (text === null) return null
    const given = contents[path]
    if (given === null && text === undefined) return null
    const bytes = given && new Uint8Array(await given.arrayBuffer())
    const file = bytes ? await texts.decode(disk, path, bytes as Bytes) : await texts.read(disk, moved[path] ?? path)
    if (text === undefined) return file
    // A declaration that was typed is followed when it is stored.
    const kept = file && file.encoding !== 'utf-8' ? file.encoding : null
    return { text, encoding: kept ?? (isPlain(path, text) ? 'utf-8' : 'other') }
  }
  return { paths, read }
}
