import { expect, test } from 'vitest'
import { matrixOf, visions } from './visions.ts'

test('white stays white and black stays black, whoever looks', () => {
  for (const { rows } of visions) for (const row of rows) expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 4)
})

test('a matrix has the twenty numbers that a filter asks for', () => {
  for (const vision of visions) expect(matrixOf(vision).split(' ')).toHaveLength(20)
})
