export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** What tells it from others of the same name. */
  readonly detail?: string
  /** Searched and not shown. */
  readonly keywords?: string | undefined
  readonly group: string
  readonly shortcut?: string | undefined
  readonly disabled: boolean
  run(): void
}
