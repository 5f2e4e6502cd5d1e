/** A plugin as its file is, and the names its function may be found under. */
export interface GuestPlugin {
  readonly name: string
  readonly script: string
}

/** What the editor asks the guest frame. */
export type GuestQuestion =
  | { readonly ask: 'project'; readonly text: string }
  | { readonly ask: 'plugin'; readonly plugin: GuestPlugin }
  | {
      readonly ask: 'traits'
      readonly plugin: GuestPlugin
      /** What was kept of the component when it was dropped: GrapesJS's own JSON. */
      readonly component: string
      /** Null: only the traits are asked for. */
      readonly change: { readonly trait: string; readonly value: string | number | boolean } | null
    }
