import * as v from 'valibot'
import type { FileLike } from '../file-like.ts'
import { projectSchema } from '../records/project.ts'
import type { Project } from '../records/project.ts'
import { createFile, textOf } from './text-file.ts'

const archiveSchema = v.object({
  project: projectSchema,
  files: v.array(v.tuple([v.string(), v.array(v.number())])),
})

export interface FakeArchive {
  readonly project: Project
  readonly files: ReadonlyMap<string, FileLike>
}

/** The fake's stand-in for a zip: bytes that only the fake reads back. */
export async function packFakeArchive(project: Project, files: ReadonlyMap<string, FileLike>): Promise<FileLike> {
  const entries: [string, number[]][] = []
  for (const [path, file] of files) entries.push([path, [...new Uint8Array(await file.arrayBuffer())]])
  return createFile(`${project.name}.zip`, JSON.stringify({ project, files: entries }), 'application/zip')
}

export async function parseFakeArchive(file: FileLike): Promise<FakeArchive | null> {
  const text = await textOf(file)
  if (!text.startsWith('{')) return null
  const { project, files } = v.parse(archiveSchema, JSON.parse(text))
  return { project, files: new Map(files.map(([path, bytes]) => [path, createFile(path, Uint8Array.from(bytes))])) }
}
