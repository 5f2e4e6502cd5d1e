import { pageSchema, projectSchema } from '@pergola/contracts'
import * as v from 'valibot'
import type { DiskState, ProjectDisk } from '../../storage/project-disk.ts'
import { createProjectTexts } from '../project-texts.ts'

type Files = Record<string, Uint8Array<ArrayBuffer>>

export const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
export const latin = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')

/** A project that is open in this tab, with a page for every file of HTML. */
export function opened(files: Files, encoding?: string) {
  const pages = Object.keys(files).flatMap((path) =>
    path.endsWith('.html') ? [v.parse(pageSchema, { id: path, name: path, pathes: { html: path }, encoding })] : [],
  )
  const named = pages.map((page) => [page.name, page])
  const project = v.parse(projectSchema, { name: 'Site', pages: Object.fromEntries(named) })
  const disk = {
    id: 'p',
    state: () =>
      ({
        project,
        manifest: { files: new Map(Object.entries(files).map(([path, { length }]) => [path, { size: length }])) },
      }) as unknown as DiskState,
    read: async (path: string) => new Blob([files[path] ?? new Uint8Array()]),
  } as ProjectDisk
  const texts = createProjectTexts()
  async function store(path: string, text: string) {
    const bytes = await texts.encode(disk, { path, text })
    if (bytes) files[path] = bytes
    return bytes
  }
  return { disk, texts, store, read: async (path: string) => (await texts.read(disk, path))?.text }
}
