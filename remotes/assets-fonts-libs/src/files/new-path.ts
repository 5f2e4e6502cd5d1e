import type { Project } from '@pergola/contracts'
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
  if (path === 'editor' || path.startsWith('editor/')) return messages.keptEditor
  const wanted = foldPath(path)
  const others = files.filter((file) => !(leaving.endsWith('/') ? file.startsWith(leaving) : file === leaving))
  for (const other of [...others, ...Object.values(project.pages).map(outputPath)].map(foldPath)) {
    // A folder cannot have the name of a file, nor the other way round.
    if (other === wanted || other.startsWith(`${wanted}/`) || wanted.startsWith(`${other}/`))
      return messages.taken(name)
  }
  return null
}

/** The folder a path stands in, with its slash; empty for the project's own. */
export function folderOf(path: string): string {
  return path.slice(0, path.replace(/\/$/, '').lastIndexOf('/') + 1)
}

/** New paths by the old ones, when a file or a whole folder gets another name. */
export function movesFor(path: string, name: string, files: readonly string[]): Readonly<Record<string, string>> {
  const to = folderOf(path) + name
  if (!path.endsWith('/')) return { [path]: to }
  const inside = files.filter((file) => file.startsWith(path))
  return Object.fromEntries(inside.map((file) => [file, `${to}/${file.slice(path.length)}`]))
}
