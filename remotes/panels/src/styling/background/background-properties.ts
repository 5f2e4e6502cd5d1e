import { choice, colour, text, unit } from '../rows/property-row.ts'
import type { PropertyRow } from '../rows/property-row.ts'

/** Of `background-blend-mode` and `mix-blend-mode`. */
export const blendModes: readonly string[] =
  'normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity'.split(
    ' ',
  )

/** Annex §5.5. */
export const backgroundProperties = {
  colour: [colour('background-color', 'Color')],
  image: [text('background-image', 'Image', 'none')],
  place: [
    unit('background-position-x', 'Position X', 'left', 'center', 'right'),
    unit('background-position-y', 'Position Y', 'top', 'center', 'bottom'),
    text('background-size', 'Size', 'auto', 'cover', 'contain'),
    choice('background-repeat', 'Repeat', 'repeat', 'repeat-x', 'repeat-y', 'no-repeat', 'space', 'round'),
  ],
  boxes: [
    text('background-attachment', 'Attachment', 'scroll', 'fixed', 'local'),
    choice('background-clip', 'Clip', 'border-box', 'padding-box', 'content-box', 'text'),
    choice('background-origin', 'Origin', 'border-box', 'padding-box', 'content-box'),
    choice('background-blend-mode', 'Blend mode', ...blendModes),
  ],
} as const satisfies Record<string, readonly PropertyRow[]>
