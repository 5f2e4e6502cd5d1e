import { paths } from '@pergola/contracts'
import type { TextPlace } from '../files/index.ts'
import { mapSheetClasses } from './map-sheet-classes.ts'
import { codeNames, markupNames, selectorNames } from './still-names.ts'

/** Sheets of libraries come anew with the library, and those the build makes, with the build. */
export function isOwnText(path: string): boolean {
  return !path.startsWith(`${paths.libs}/`) && !path.startsWith('css/tailwind/') && path !== paths.canvasStyles
}

/** Whether a text has the name on: scripts, sheets that are not written here, and those that cannot be read. */
export function stillNames(text: string, kind: TextPlace['kind'], name: string): boolean {
  if (kind === 'script') return codeNames(text, name)
  if (kind !== 'css') return markupNames(text, kind, name)
  const without = mapSheetClasses(text, (each) => (each === name ? '-' : each))
  return without === null ? selectorNames(text, name) : without !== text
}
