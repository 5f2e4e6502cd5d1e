import { projectSchema } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import * as v from 'valibot'
import { baseFiles } from './base-files.ts'
import { createPage, pageFiles, playgroundPage } from './create-page.ts'

export interface NewProject {
  readonly project: Project
  /** Text of every file of the project, by path. */
  readonly files: Record<string, string>
}

export interface NewProjectInput {
  readonly name: string
  readonly description?: string
  /** What its pages are written in, such as `en`. */
  readonly lang?: string
  /** Gives a new id at each call. */
  readonly ids: () => string
}

export function createProject({ name, description, lang, ids }: NewProjectInput): NewProject {
  const index = createPage({ name: 'index', id: ids(), lang })
  const playground = playgroundPage(ids())
  const project = v.parse(projectSchema, {
    name: name.trim(),
    description: description?.trim() ?? '',
    pages: { [index.name]: index, [playground.name]: playground },
  })
  return { project, files: { ...baseFiles(), ...pageFiles(index), ...pageFiles(playground) } }
}
