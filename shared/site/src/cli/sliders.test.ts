import { expect, test } from 'vitest'
import { sliderRuntime } from '@pergola/runtime/files'
import { sliderModules } from '../components/index.ts'

test('what sliders may be made of is what the runtime has', async () => {
  const { modules } = await sliderRuntime.scripts()
  expect(Object.keys(modules).toSorted()).toEqual(sliderModules.toSorted())
})
