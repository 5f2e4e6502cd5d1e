/** Names as a file manager has them: numbers by value, case only where nothing else differs. */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other)
}

const collator = new Intl.Collator('en', { numeric: true })
