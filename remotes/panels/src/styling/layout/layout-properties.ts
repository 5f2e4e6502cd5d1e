import { choice, number, text, unit } from '../rows/property-row.ts'
import type { PropertyRow } from '../rows/property-row.ts'

const alignItems = 'stretch flex-start flex-end center baseline start end self-start self-end'.split(' ')
const justifyContent = [
  ...'flex-start flex-end center space-between space-around space-evenly start end left right'.split(' '),
  'safe center',
  'unsafe center',
]
const alignContent =
  'stretch flex-start flex-end center space-between space-around space-evenly start end baseline'.split(' ')
const alignSelf = 'flex-start center flex-end baseline stretch auto'.split(' ')
const justifyItems = 'auto start end center stretch'.split(' ')
const justifySelf = 'auto start end center stretch self-start self-end left right'.split(' ')
const overflow = 'auto hidden visible scroll initial'.split(' ')
const sizes = ['auto', 'min-content', 'max-content', 'fit-content'] as const

const rowAlignItems: PropertyRow = {
  property: 'align-items',
  label: 'Align',
  control: { kind: 'buttons', options: ['start', 'center', 'end', 'stretch', 'baseline'], more: alignItems },
}

const rowJustifyContent: PropertyRow = {
  property: 'justify-content',
  label: 'Justify',
  control: {
    kind: 'buttons',
    options: ['start', 'center', 'end', 'space-between', 'space-evenly'],
    more: justifyContent,
  },
}

const gaps = [unit('column-gap', 'Column gap', 'normal'), unit('row-gap', 'Row gap', 'normal')]

const alignment = [
  choice('align-content', 'Align content', ...alignContent),
  choice('justify-items', 'Justify items', ...justifyItems),
]

const selfAlignment = [
  choice('align-self', 'Align self', ...alignSelf),
  choice('justify-self', 'Justify self', ...justifySelf),
]

function sides(prefix: string, ...keywords: readonly string[]): PropertyRow[] {
  const name = prefix.charAt(0).toUpperCase() + prefix.slice(1)
  return ['top', 'right', 'bottom', 'left'].map((side) => unit(`${prefix}-${side}`, `${name} ${side}`, ...keywords))
}

/** Annex §5.2, group by group. */
export const layoutProperties = {
  size: [
    unit('width', 'Width', ...sizes),
    unit('height', 'Height', ...sizes),
    unit('min-width', 'Min W', ...sizes),
    unit('max-width', 'Max W', 'none', ...sizes.slice(1)),
    unit('min-height', 'Min H', ...sizes),
    unit('max-height', 'Max H', 'none', ...sizes.slice(1)),
  ],
  ratio: [text('aspect-ratio', 'Aspect ratio', 'auto', '1', '16 / 9', '4 / 3', '3 / 2')],
  overflow: [
    choice('overflow', 'Overflow', ...overflow),
    choice('overflow-x', 'Overflow X', ...overflow),
    choice('overflow-y', 'Overflow Y', ...overflow),
  ],
  padding: sides('padding'),
  margin: sides('margin', 'auto'),
  position: [
    choice('position', 'Position', ...'static relative absolute fixed sticky initial inherit revert unset'.split(' ')),
  ],
  inset: ['top', 'right', 'bottom', 'left'].map((side) =>
    unit(side, side.charAt(0).toUpperCase() + side.slice(1), 'auto'),
  ),
  stack: [number('z-index', 'Z index', 'auto')],
  display: [
    {
      property: 'display',
      label: 'Display',
      control: {
        kind: 'buttons',
        options: ['block', 'flex', 'grid', 'inline-block', 'none'],
        more: 'block inline inline-block flex grid none list-item'.split(' '),
      },
    },
  ],
  direction: [
    {
      property: 'flex-direction',
      label: 'Direction',
      control: {
        kind: 'buttons',
        options: ['row', 'column'],
        more: ['row', 'column', 'row-reverse', 'column-reverse'],
      },
    },
  ],
  flex: [
    {
      property: 'flex-wrap',
      label: 'Wrap',
      control: { kind: 'buttons', options: ['nowrap', 'wrap', 'wrap-reverse'] },
    },
    rowJustifyContent,
    rowAlignItems,
    ...alignment,
  ],
  grid: [
    text(
      'grid-template-columns',
      'Columns',
      'none',
      '1fr 1fr',
      'repeat(3, 1fr)',
      'repeat(auto-fit, minmax(200px, 1fr))',
    ),
    text('grid-template-rows', 'Rows', 'none', 'auto', '1fr 1fr'),
    text('grid-template-areas', 'Areas', 'none'),
    text('grid-auto-columns', 'Auto columns', 'auto', '1fr', 'min-content', 'max-content'),
    text('grid-auto-rows', 'Auto rows', 'auto', '1fr', 'min-content', 'max-content'),
    rowJustifyContent,
    rowAlignItems,
    ...alignment,
  ],
  gaps,
  flexChild: [
    number('flex-grow', 'Grow'),
    number('flex-shrink', 'Shrink'),
    unit('flex-basis', 'Basis', 'auto', 'content'),
    number('order', 'Order'),
    ...selfAlignment,
  ],
  gridChild: [
    text('grid-row', 'Grid row', 'auto', 'span 2', '1 / 3'),
    text('grid-column', 'Grid column', 'auto', 'span 2', '1 / -1'),
    ...selfAlignment,
  ],
} as const satisfies Record<string, readonly PropertyRow[]>
