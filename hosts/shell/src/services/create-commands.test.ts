import { expect, test, vi } from 'vitest'
import { createCommands } from './create-commands.ts'

test('a command runs with its argument and answers what it returned', async () => {
  const commands = createCommands()
  commands.register([{ name: 'page.save', label: 'Save', run: (argument) => [argument, 'saved'] }])
  expect(await commands.run('page.save', 7)).toEqual([7, 'saved'])
})

test('a disabled command is listed as such and does not run', async () => {
  const commands = createCommands()
  const run = vi.fn()
  commands.register([{ name: 'page.save', label: 'Save', when: () => false, run }])
  expect(commands.find('page.save')?.enabled).toBe(false)
  await expect(commands.run('page.save')).rejects.toMatchObject({ code: 'command-disabled' })
  expect(run).not.toHaveBeenCalled()
})

test('an unknown command is a named failure', async () => {
  await expect(createCommands().run('nothing')).rejects.toMatchObject({ code: 'command-missing' })
})

test('what a registration brought goes with it, and nothing else', () => {
  const commands = createCommands()
  commands.register([{ name: 'one', label: 'One', run() {} }])
  const end = commands.register([{ name: 'two', label: 'Two', run() {} }])
  end()
  expect(commands.state.getState().names).toEqual(['one'])
})

test('a second command of the same name is a bug that says its name', () => {
  const commands = createCommands()
  commands.register([{ name: 'one', label: 'One', run() {} }])
  expect(() => commands.register([{ name: 'one', label: 'Other', run() {} }])).toThrow('one is registered already')
})
