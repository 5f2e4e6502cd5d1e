import { describe, expect, test } from 'vitest'
import {
  drawArea,
  fitAreas,
  freshArea,
  isAreaName,
  parseAreas,
  printAreas,
  removeArea,
  renameArea,
} from './grid-areas.ts'

const range = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right })

describe('grid areas', () => {
  test.each([
    ['"a a" "b ."', '"a a" "b ."'],
    [`'a  a'\n'b ...'`, '"a a" "b ."'],
    ['none', ''],
    ['". ."', ''],
  ])('%s is read and written', (text, printed) => {
    expect(printAreas(parseAreas(text))).toBe(printed)
  })

  test('one is drawn over cells, and moves with its name', () => {
    const empty = fitAreas([], 2, 3)
    const drawn = drawArea(empty, range(0, 0, 0, 2), 'head')
    expect(printAreas(drawn)).toBe('"head head head" ". . ."')
    expect(printAreas(drawArea(drawn, range(1, 1, 1, 2), 'head'))).toBe('". . ." ". head head"')
  })

  test('another that is a rectangle after it stays, one that is none goes', () => {
    const areas = parseAreas('"a a b" "a a b"')
    expect(printAreas(drawArea(areas, range(1, 0, 1, 1), 'c'))).toBe('"a a b" "c c b"')
    expect(printAreas(drawArea(areas, range(1, 1, 1, 1), 'c'))).toBe('". . b" ". c b"')
  })

  test('one gets another name, goes, and a new one has a name of its own', () => {
    const areas = parseAreas('"area-2 b"')
    expect(printAreas(renameArea(areas, 'b', 'main'))).toBe('"area-2 main"')
    expect(printAreas(removeArea(areas, 'b'))).toBe('"area-2 ."')
    expect(freshArea(areas)).toBe('area-3')
  })

  test('a grid that grows keeps them', () => {
    expect(printAreas(fitAreas(parseAreas('"a"'), 2, 2))).toBe('"a ." ". ."')
  })

  test.each([
    ['main', true],
    ['über', true],
    ['2nd', false],
    ['a b', false],
    ['span', false],
    ['"a', false],
  ])('%s as a name: %s', (name, isName) => {
    expect(isAreaName(name)).toBe(isName)
  })
})
