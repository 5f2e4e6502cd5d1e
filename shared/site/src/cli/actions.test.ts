import { expect, test } from 'vitest'
import { actionRuntime } from '@pergola/runtime/files'
import { actionGroups } from '../interactions/index.ts'

test('what the panel offers is what the runtime has', () => {
  const offered = actionGroups.flatMap(({ actions }) => actions.map((each) => each.function))
  expect(offered.toSorted()).toEqual(actionRuntime.names)
  expect(new Set(offered).size).toBe(129)
})
