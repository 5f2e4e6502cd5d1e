/** The remotes that come with the editor, as `shared/build/src/suite.ts` has them. */
export const suiteNames = 'canvas panels workspace assets-fonts-libs motion-interactions'.split(' ')

/** Whether somebody else than the product wrote it, so that what it brings is looked at before it is taken. */
export function isGuest({ name, added }: { readonly name: string; readonly added: boolean }): boolean {
  return added || !suiteNames.includes(name)
}
