/** Apart from the others: they come with the first page of XML. */
export const messages = {
  notWellFormed: (page: string, line: number, fault: string) =>
    `${page} is XHTML and not well-formed, so that browsers stop at line ${line}: ${fault}. It is kept and exported as it came; it can be edited as soon as its text is put right in Files.`,
}
