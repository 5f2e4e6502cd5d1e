/** Where a sheet of a page comes from, in the order of the cascade. */
export type SheetRole = 'canvas' | 'global' | 'fonts' | 'rules' | 'symbols' | 'library' | 'page'

/**
 * One sheet of a page that the build composes. `empty` sheets are listed because an editor may want to write to them;
 * the build neither writes nor links them.
 */
export type PageSheet =
  | { readonly kind: 'file'; readonly role: SheetRole; readonly path: string; readonly empty: boolean }
  | { readonly kind: 'address'; readonly role: 'library'; readonly url: string }
