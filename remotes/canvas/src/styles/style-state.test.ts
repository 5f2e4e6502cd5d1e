import { expect, test } from 'vitest'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { createSizing } from '../viewport/sizing.ts'
import { createStyles } from './styles.ts'

test('custom properties that a sheet only registers are in reach, with the value they begin with', async () => {
  const css = '@property --turn { syntax: "<angle>"; inherits: false; initial-value: 10deg }\n'
  const { core, find } = await openCore('<p id="a">A</p>', { 'css/index.css': css })
  const { surface } = createStyles(core, createSizing(core))
  publishSelection(core, [find('a')])
  expect(surface.state.getState().customProperties).toEqual({ '--turn': '10deg' })
})
