import { choice, number, text, time } from '../rows/property-row.ts'
import type { PropertyRow } from '../rows/property-row.ts'

const common =
  'auto scroll-position contents transform opacity filter top left right bottom width height margin padding background-color color box-shadow'

/** Annex §5.8. */
export const animationProperties = {
  timeline: [
    { property: 'animation-name', label: 'Name', control: { kind: 'keyframes' } },
    time('animation-duration', 'Duration'),
    time('animation-delay', 'Delay'),
    number('animation-iteration-count', 'Counts', '1', '2', '3', 'infinite'),
  ],
  course: [
    choice('animation-direction', 'Direction', 'normal', 'reverse', 'alternate', 'alternate-reverse'),
    choice('animation-fill-mode', 'Fill', 'none', 'forwards', 'backwards', 'both'),
    {
      property: 'animation-timing-function',
      label: 'Timing',
      control: { kind: 'timing' },
    },
    choice('animation-play-state', 'State', 'running', 'paused'),
    choice('animation-composition', 'Composition', 'replace', 'add', 'accumulate'),
  ],
  hints: [
    text('will-change', 'Will change', ...common.split(' ')),
    text('contain', 'Contain', ...'none strict content layout style paint size'.split(' ')),
  ],
} as const satisfies Record<string, readonly PropertyRow[]>
