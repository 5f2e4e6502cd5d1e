/**
 * Places in the frame that a remote may fill. `modal:` views get `close`; a `panel:` or `left:` view that is not one
 * of the built-in routes is listed in the rail with the title and icon of its `PanelInfo`.
 */
export type SlotName =
  | `screen:${string}`
  | `canvas`
  | `panel:${string}`
  | `left:${string}`
  | `modal:${string}`
  | `bar:${string}`
