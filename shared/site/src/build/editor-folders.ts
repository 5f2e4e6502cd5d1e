import { paths } from '@pergola/contracts'

/** In an exported zip: the files that the build changed, as they were before, at their own paths below. */
export const sourcesFolder = 'editor/sources/'

/** Folders of a project that never reach a visitor. */
export const editorFolders = [`${paths.editorPages}/`, 'editor/symbols/', 'editor/templates/', sourcesFolder]
