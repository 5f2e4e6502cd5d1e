/** Where the visitor lets pages store nothing, the choice holds for this page alone. */
export function storeValue(name: string, value: string): void {
  try {
    // oxlint-disable-next-line no-restricted-globals -- this runs in the pages of a visitor, and is that page's own
    localStorage.setItem(name, value)
  } catch (error) {
    console.warn(error)
  }
}
