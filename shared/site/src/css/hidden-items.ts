import { hiddenItemsPrefix, type StyleEdit } from '@pergola/contracts'

/** Whether an edit is of items that are switched off. Properties of a person's own may begin with the same word. */
export function isHiddenItems({ property, value }: StyleEdit): boolean {
  return property.startsWith(hiddenItemsPrefix) && (value === null || /^\(\d+ /.test(value))
}
