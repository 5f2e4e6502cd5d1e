import { expect, test } from 'vitest'
import { besideBox } from './place-beside.ts'

const room = { width: 1000, height: 800 }
const size = { width: 100, height: 20 }
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

test.each([
  ['below, centred', 'bottom', at(480, 400), { left: 450, top: 446 }],
  ['to the right, centred', 'right', at(480, 400), { left: 526, top: 410 }],
  ['above where there is no room below', 'bottom', at(480, 750), { left: 450, top: 724 }],
  ['to the left where there is no room on the right', 'right', at(950, 400), { left: 844, top: 410 }],
  ['never over the edge', 'bottom', at(0, 400), { left: 6, top: 446 }],
] as const)('%s', (_rule, side, box, place) => {
  expect(besideBox(size, box, side, room)).toEqual(place)
})
