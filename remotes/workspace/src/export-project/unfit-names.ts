/** The lists come shortened. */

/** Said when a site is loaded: nothing has to be done about it. */
export function unfitNamesNotice(count: number, list: string): string {
  const what = count === 1 ? 'One file has a name' : `${count} files have names`
  return `${what} that cannot be unpacked on Windows or macOS: ${list}. The site is kept as it came; an export offers safe names.`
}

/** Asked before a zip is handed out: `confirm` for safe names, `alternative` for those the files have. */
export function unfitNamesQuestion(count: number, list: string) {
  return {
    title: count === 1 ? 'A name that not every system unpacks' : 'Names that not every system unpacks',
    message: `On Windows or macOS ${count === 1 ? 'this file' : 'these files'} cannot be unpacked, or would replace one another: ${list}. With safe names the zip can be unpacked everywhere, and the links of pages and sheets follow. The project itself stays as it is.`,
    confirmLabel: 'Export with safe names',
    alternativeLabel: 'Keep the names',
    cancelLabel: 'Cancel',
  }
}

/** A script's text is nobody's to rewrite. */
export function namedInNotice(list: string): string {
  return `Scripts that spell out a name which was changed, and may need it changed, too: ${list}`
}
