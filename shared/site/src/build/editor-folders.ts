import { paths } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'

const sources = 'editor/sources'

/** Folders of a project that never reach a visitor, but for what `siteFiles` of the record names. */
export const editorFolders = [
  `${paths.editorPages}/`,
  'editor/symbols/',
  'editor/templates/',
  'editor/plugins/',
  `${sources}/`,
]

/** Whether a file of the editor would lie there; a site may well have brought one of that name. */
export function isEditorPath(path: string): boolean {
  return path === paths.record || editorFolders.some((folder) => path.startsWith(folder))
}

/** Of the files of a site: what an export would have to keep apart from the editor's own. */
export function siteFilesOf(files: Iterable<string>): string[] {
  return [...files].filter((path) => isEditorPath(path) || /^editor\/(?:pergola-\d+\.json$|sources-\d+\/)/.test(path))
}

/**
 * In an exported zip: the files that the build changed, as they were before, at their own paths below. Where the site
 * has a file of its own in that folder, the next free one of the same name with a number is taken.
 */
export function sourcesFolder({ siteFiles = [] }: Pick<Project, 'siteFiles'>): string {
  return `${numbered(sources, '', (folder) => siteFiles.some((path) => path.startsWith(`${folder}/`)))}/`
}

/** Where the record lies in an exported zip: beside a file of that name which is the site's own. */
export function recordPath({ siteFiles = [] }: Pick<Project, 'siteFiles'>): string {
  return numbered('editor/pergola', '.json', (path) => siteFiles.includes(path))
}

function numbered(stem: string, ending: string, isTaken: (path: string) => boolean): string {
  let path = stem + ending
  for (let count = 2; isTaken(path); count += 1) path = `${stem}-${count}${ending}`
  return path
}
