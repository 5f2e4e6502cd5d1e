/** A plugin as its file is. */
export interface GuestPlugin {
  readonly name: string
  readonly script: string
}

/** What the editor asks the guest frame. */
export type GuestQuestion =
  | { readonly ask: 'project'; readonly text: string }
  | { readonly ask: 'plugin'; readonly plugin: GuestPlugin }
