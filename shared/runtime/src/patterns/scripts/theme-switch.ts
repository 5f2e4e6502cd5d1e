import { storeValue } from '../support/store-value.ts'
import { storedValue } from '../support/stored-value.ts'

/** Remembers which scheme was chosen. What a choice looks like is said by the sheet, which asks for the checked field. */
export function themeSwitch(root: HTMLElement): void {
  const chosen = storedValue('theme')
  for (const field of root.querySelectorAll('input')) if (field.value === chosen) field.checked = true
  root.addEventListener('change', (event) => storeValue('theme', (event.target as HTMLInputElement).value))
}
