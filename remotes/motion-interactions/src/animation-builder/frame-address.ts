/** Where a frame stands. Nodes are made anew with every reading of the sheet, so its words are its address. */
export interface FrameAddress {
  readonly file: string
  readonly animation: string
  /** Which of those of its name in the file. */
  readonly nth: number
  readonly index: number
  readonly selector: string
}
