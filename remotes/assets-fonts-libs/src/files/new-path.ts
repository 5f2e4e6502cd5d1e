import type { Project } from '@pergola/contracts'
import { compareNames } from '@pergola/site/file-order'
import { foldPath, outputPath, pathProblem } from '@pergola/site/project'
import { fileMessages as messages } from './messages.ts'

export interface NewPath {
  readonly path: string
  readonly files: readonly string[]
  readonly project: Project
  /** What is renamed does not stand in its own way; a folder's path ends with a slash. */
  readonly leaving?: string
}

/** Why nothing can stand under this path; null when it may. */
export function newPathProblem({ path, files, project, leaving = '' }: NewPath): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (name === '') return messages.nameEmpty
  const problem = pathProblem(path)
  if (problem !== null) return messages.problems[problem]
  const wanted = foldPath(path)
  if (`${wanted}/`.startsWith('editor/')) return messages.keptEditor
  if (leaving.endsWith('/') && path.startsWith(leaving)) return messages.intoItself
  const others = files.filter((file) => !(leaving.endsWith('/') ? file.startsWith(leaving) : file === leaving))
  for (const other of [...others, ...Object.values(project.pages).map(outputPath)]) {
    const taken = foldPath(other)
    // A folder cannot have the name of a file, nor the other way round.
    if (taken === wanted || taken.startsWith(`${wanted}/`)) return messages.taken(name)
    if (!taken.endsWith('/') && wanted.startsWith(`${taken}/`)) return messages.insideFile(other)
  }
  return null
}

/** Every folder that one of these stands in, and the project's own; in order. */
export function foldersOf(paths: readonly string[]): readonly string[] {
  const folders = new Set([''])
  for (const path of paths)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end + 1))
  return [...folders].toSorted(compareNames)
}

/** The folder a path stands in, with its slash; empty for the project's own. */
export function folderOf(path: string): string {
  return path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1)
}

export function nameOf(path: string): string {
  return path.slice(folderOf(path).length).replace('/', '')
}

/** New paths by the old ones, when a file or a whole folder gets another one. */
export function movesFor(path: string, to: string, files: readonly string[]): Readonly<Record<string, string>> {
  if (!path.endsWith('/')) return { [path]: to }
  const inside = files.filter((file) => file.startsWith(path))
  return Object.fromEntries(inside.map((file) => [file, `${to}/${file.slice(path.length)}`]))
}
