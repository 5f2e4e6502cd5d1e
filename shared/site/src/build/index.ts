export type { BuildMode, BuildRequest, Minifiers } from './build-request.ts'
export type { BuiltFile } from './built-file.ts'
export type { PageSheet, SheetRole } from './page-sheet.ts'
export type { FileSizes, SiteFiles } from './site-files.ts'
