export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** What tells it from others of the same name. */
  readonly detail?: string
  readonly group: string
  readonly shortcut?: string | undefined
  readonly disabled: boolean
  run(): void
}
