import type { CompiledPosition, CompiledSpot } from '@pergola/contracts'
import { expect, test } from 'vitest'
import { compilePosition, compileSpot } from './compile-places.ts'

test.each<[text: string, place: CompiledPosition]>([
  ['', ['', 0, 0, 0]],
  ['1.5', ['0', 1.5, 0, 0]],
  ['0', ['0', 0, 0, 0]],
  ['+=0.5', ['', 0.5, 0, 0]],
  ['-=50%', ['', 0, -0.5, 0]],
  ['<', ['<', 0, 0, 0]],
  ['>-0.2', ['>', -0.2, 0, 0]],
  ['<25%', ['<', 0, 0, 0.25]],
  ['>+=25%', ['>', 0, 0.25, 0]],
  ['turn', ['@turn', 0, 0, 0]],
  ['turn-=1', ['@turn', -1, 0, 0]],
  ['constructor', ['@constructor', 0, 0, 0]],
])('the position %j of a timeline', (text, place) => {
  expect(compilePosition(text)).toEqual(place)
})

test.each<[text: string, place: CompiledSpot]>([
  ['top bottom', ['element', 0, 0, 1, 0]],
  ['center 80%', ['element', 0.5, 0, 0.8, 0]],
  ['50%+=100px 20px', ['element', 0.5, 100, 0, 20]],
  ['left', ['element', 0, 0, 0, 0]],
  ['300', ['page', 0, 300, 0, 0]],
  ['0px', ['element', 0, 0, 0, 0]],
  ['+=500', ['start', 0, 500, 0, 0]],
  ['+=50%', ['start', 0.5, 0, 0, 0]],
  ['max', ['end', 0, 0, 1, 0]],
  ['constructor toString', ['element', 0, 0, 0, 0]],
])('the place %j of a scroll trigger', (text, place) => {
  expect(compileSpot(text)).toEqual(place)
})
