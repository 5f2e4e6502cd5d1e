/** A value in brackets behind a hyphen is a utility's, though a selector might be written so. */
const ownValue = /-\[[^\]]+\]/

/** Whether a text can be the name of a utility of Tailwind. What is a selector, too, is taken for one. */
export function isUtilityName(text: string, understands: (selector: string) => boolean): boolean {
  if (/\s/.test(text) || /^[.#:]/.test(text)) return false
  return ownValue.test(text) || !understands(text)
}
