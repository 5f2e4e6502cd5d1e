declare module 'pergola:frame-axe' {
  import type * as Axe from 'axe-core'

  /** axe that looks at the document of this window, and leaves nothing on either. */
  export function openAxe(window: Window, own: { WeakMap: unknown; WeakSet: unknown }): Promise<typeof Axe>
}
