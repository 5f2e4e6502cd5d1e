/** Hands a file to the browser's downloads under a name. Call it in answer to something the user did. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this turn; a minute later is soon enough to let go.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
