/** Null where nothing is stored, or where the visitor lets pages store nothing. */
export function storedValue(name: string): string | null {
  try {
    // oxlint-disable-next-line no-restricted-globals -- this runs in the pages of a visitor, and is that page's own
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
