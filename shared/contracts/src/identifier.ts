/** Source of a pattern, read with the flag `u`: a name as scripts have it, in any writing: `größe`, `日本`, `$el`. */
export const identifier = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*`

export function isIdentifier(text: string): boolean {
  return new RegExp(`^${identifier}$`, 'u').test(text)
}
