import { expect, test } from 'vitest'
import { flowOf, type Flow, type FlowStyle } from './flow-axis.ts'

const block: FlowStyle = {
  display: 'block',
  flexDirection: 'row',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'row',
  direction: 'ltr',
  float: 'none',
}

test.each<[string, Partial<FlowStyle>, Partial<FlowStyle>, Flow]>([
  ['blocks follow downwards', {}, {}, { axis: 'y', reversed: false }],
  ['inline children follow sideways', {}, { display: 'inline-block' }, { axis: 'x', reversed: false }],
  [
    'inline children follow leftwards in Arabic',
    { direction: 'rtl' },
    { display: 'inline' },
    { axis: 'x', reversed: true },
  ],
  ['floats follow sideways', {}, { float: 'left' }, { axis: 'x', reversed: false }],
  ['a flex row', { display: 'flex' }, {}, { axis: 'x', reversed: false }],
  ['a reversed flex row', { display: 'flex', flexDirection: 'row-reverse' }, {}, { axis: 'x', reversed: true }],
  [
    'a reversed flex row from right to left',
    { display: 'flex', flexDirection: 'row-reverse', direction: 'rtl' },
    {},
    { axis: 'x', reversed: false },
  ],
  ['a flex column', { display: 'inline-flex', flexDirection: 'column' }, {}, { axis: 'y', reversed: false }],
  ['a reversed flex column', { display: 'flex', flexDirection: 'column-reverse' }, {}, { axis: 'y', reversed: true }],
  [
    'a grid of several columns',
    { display: 'grid', gridTemplateColumns: '100px 100px' },
    {},
    { axis: 'x', reversed: false },
  ],
  ['a grid of one column', { display: 'grid', gridTemplateColumns: '100px' }, {}, { axis: 'y', reversed: false }],
  ['a grid that flows in columns', { display: 'grid', gridAutoFlow: 'column' }, {}, { axis: 'x', reversed: false }],
  ['table cells', { display: 'table-row' }, { display: 'table-cell' }, { axis: 'x', reversed: false }],
])('%s', (_rule, parent, child, expected) => {
  expect(flowOf({ ...block, ...parent }, { ...block, ...child })).toEqual(expected)
})
