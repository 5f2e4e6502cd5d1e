/** Apart from the parts that every page starts with: few sites have such names. The lists come shortened. */

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
