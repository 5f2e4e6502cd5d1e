import { blendModes } from '../background/background-properties.ts'
import { choice, number, text, unit } from '../rows/property-row.ts'
import type { PropertyRow } from '../rows/property-row.ts'

const touches = 'auto none manipulation pan-x pan-y pan-left pan-right pan-up pan-down pinch-zoom'
const cursors =
  'auto default none context-menu help pointer progress wait cell crosshair text vertical-text alias copy move no-drop not-allowed grab grabbing all-scroll col-resize row-resize n-resize e-resize s-resize w-resize ne-resize nw-resize se-resize sw-resize ew-resize ns-resize nesw-resize nwse-resize zoom-in zoom-out'
const pointers = 'auto none all visiblePainted visibleFill visibleStroke visible painted fill stroke'

/** Annex §5.9. */
export const otherProperties = {
  look: [
    number('opacity', 'Opacity', '0', '0.5', '1'),
    choice('mix-blend-mode', 'Blend mode', ...blendModes, 'plus-darker', 'plus-lighter'),
    choice('isolation', 'Isolation', 'auto', 'isolate'),
  ],
  transition: [text('transition', 'Transition', 'none')],
  pointer: [
    choice('cursor', 'Cursor', ...cursors.split(' ')),
    choice('pointer-events', 'Pointer events', ...pointers.split(' ')),
    choice('touch-action', 'Touch action', ...touches.split(' ')),
    choice('user-select', 'User select', 'auto', 'none', 'text', 'all', 'contain'),
  ],
  text: [unit('tab-size', 'Tab size', '2', '4', '8'), choice('empty-cells', 'Empty cells', 'show', 'hide')],
} as const satisfies Record<string, readonly PropertyRow[]>
