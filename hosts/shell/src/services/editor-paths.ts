import { routes } from '@pergola/contracts'

/** Addresses at which the remembered project stands open. */
export function needsProject(path: string): boolean {
  return path !== routes.workspace && path !== routes.fileBrowser
}

/** Addresses at which the frame of the editor stands. */
export function isEditorPath(path: string): boolean {
  return needsProject(path) && path !== routes.preview
}
