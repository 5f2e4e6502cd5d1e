import { type CanvasState, emptyCanvasState, type Readable } from '@pergola/contracts'

/** What the frame shows while the canvas is loading, or missing. */
export const noCanvas: Readable<CanvasState> = {
  getState: () => emptyCanvasState,
  getInitialState: () => emptyCanvasState,
  subscribe: () => () => {},
}
