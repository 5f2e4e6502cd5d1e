/** A file of the project as a style sheet has to name it: relative to the folder the sheet lies in. */
export function assetUrl(assetPath: string, sheetFile: string): string {
  const folders = sheetFile.split('/').length - 1
  return '../'.repeat(folders) + assetPath
}
