import type { Manifest } from './manifest.ts'

/**
 * Names of the picture of a project in its zip. Earlier releases also kept it under them among the files of the project,
 * and out of the history.
 */
export const pictureNames: readonly string[] = ['screenshot.webp', 'screenshot.png']

/** Where among its files an earlier release has put the picture of a project, or the archive that it came from. */
export function pictureAmong(files: Manifest['files']): string | undefined {
  return pictureNames.find((path) => files.has(path))
}

/** The files that a version speaks of, see `VersionRow.allFiles`. */
export function spokenOf<File>(files: ReadonlyMap<string, File>, allFiles = false): ReadonlyMap<string, File> {
  return allFiles ? files : new Map([...files].filter(([path]) => !pictureNames.includes(path)))
}
