/** What stands around a selected element. It comes behind the page: nobody waits for it before there is one to select on. */
export { CanvasMenu } from '../overlay/canvas-menu.tsx'
export { Handles } from '../overlay/handles.tsx'
export { SelectionBar } from '../overlay/selection-bar.tsx'
export { FormatBar } from '../text/format-bar.tsx'
