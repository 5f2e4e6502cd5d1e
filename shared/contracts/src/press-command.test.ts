import { expect, test, vi } from 'vitest'
import { pressCommand } from './press-command.ts'
import { createFakeCommands } from './testing/index.ts'

test('a press runs what can run, and is nothing for what has gone or can no longer', async () => {
  const commands = createFakeCommands()
  const run = vi.fn()
  const can = { redo: true }
  const end = commands.register([{ name: 'page.redo', label: 'Redo', when: () => can.redo, run }])
  pressCommand(commands, 'page.redo')
  expect(run).toHaveBeenCalledTimes(1)
  can.redo = false
  pressCommand(commands, 'page.redo')
  end()
  // What is rejected and caught by nobody fails the run of the tests.
  pressCommand(commands, 'page.redo')
  expect(run).toHaveBeenCalledTimes(1)
})
