import * as v from 'valibot'
import type { FileLike } from '../file-like.ts'
import { pagePaths, paths } from '../paths.ts'
import { pageSchema } from '../records/page.ts'
import type { Page } from '../records/page.ts'
import { projectSchema } from '../records/project.ts'
import type { Project } from '../records/project.ts'
import type { OpenProject, ProjectSummary, Trust } from '../services/projects.ts'
import { createFile } from './text-file.ts'

/** What the fake keeps of one project. */
export interface FakeProject {
  readonly id: string
  project: Project
  inited: boolean
  trust: Trust
  revision: number
  editedAt: number
  screenshot: FileLike | null
  screenshotVersion: number
  readonly files: Map<string, FileLike>
}

export function createFakePage(name: string, hidden = false): Page {
  return v.parse(pageSchema, { id: `page-${name}`, name, pathes: pagePaths(name), hidden })
}

export function createFakeProject(id: string, input: { name: string; description?: string }): FakeProject {
  const pages = { index: createFakePage('index'), playground: createFakePage('playground', true) }
  const project = v.parse(projectSchema, { ...input, pages })
  const files = new Map<string, FileLike>()
  for (const page of Object.values(project.pages)) addPageFiles(files, page, '')
  for (const path of [paths.globalCss, paths.globalJs, paths.fontsCss]) files.set(path, createFile(path, ''))
  return {
    id,
    project,
    files,
    inited: true,
    trust: 'own',
    revision: 1,
    editedAt: 0,
    screenshot: null,
    screenshotVersion: 0,
  }
}

export function addPageFiles(files: Map<string, FileLike>, page: Page, html: string): void {
  files.set(page.pathes.html, createFile(page.pathes.html, html, 'text/html'))
  if (page.pathes.css) files.set(page.pathes.css, createFile(page.pathes.css, '', 'text/css'))
  if (page.pathes.js) files.set(page.pathes.js, createFile(page.pathes.js, '', 'text/javascript'))
}

export function sizeOf(stored: FakeProject): number {
  return [...stored.files.values()].reduce((total, file) => total + file.size, 0)
}

export function summaryOf(stored: FakeProject): ProjectSummary {
  const { id, project, inited, trust, editedAt, screenshotVersion } = stored
  const pages = Object.values(project.pages).filter((page) => !page.hidden).length
  const { name, description } = project
  return { id, name, description, inited, trust, pages, size: sizeOf(stored), editedAt, screenshotVersion }
}

export function openProjectOf(stored: FakeProject): OpenProject {
  const { id, project, trust, revision } = stored
  const files = Object.fromEntries([...stored.files].map(([path, file]) => [path, file.size]))
  return { id, project, trust, revision, role: 'writer', files }
}
