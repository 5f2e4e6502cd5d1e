/** One file of a built site: text the build made, or a project file that goes out as it is stored. */
export type BuiltFile =
  | { readonly kind: 'text'; readonly path: string; readonly text: string }
  | { readonly kind: 'copy'; readonly path: string; readonly source: string }
