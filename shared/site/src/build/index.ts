export type { ContentMemory } from '../collections/load-content.ts'
export type {
  ActionRuntime,
  BuildMode,
  BuildRequest,
  FontsRequest,
  Minifiers,
  MotionRuntime,
  PicturesRequest,
  SliderRuntime,
} from './build-request.ts'
export { buildPages, buildSite } from './build-site.ts'
export { builtBytes } from './built-file.ts'
export type { BuiltFile } from './built-file.ts'
export { composeHead } from './compose-page.ts'
export type { PageToCompose } from './compose-page.ts'
export { editorFolders, isEditorPath, recordPath, siteFilesOf, sourcesFolder } from './editor-folders.ts'
export { isNamedAsMade } from './added-files.ts'
export { isOldRuntime } from './runtime-files.ts'
export { withoutEditorMarks } from './editor-marks.ts'
export { minifyCss } from './minify-css.ts'
export { minifyJs } from './minify-js.ts'
export type { PageSheet, SheetRole } from './page-sheet.ts'
export { pageSheets, tailwindPath } from './page-sheets.ts'
export type { FileSizes, SiteFiles } from '../files/site-files.ts'
export { findingText } from '../security-policy/policy-sources.ts'
export type { PolicyFinding } from '../security-policy/policy-sources.ts'
export type { FontSavings } from '../font-subsets/font-subsetter.ts'
export type { PictureEncoder, PictureSavings } from '../pictures/picture-encoder.ts'
