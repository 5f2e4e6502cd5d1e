import { expect, test } from 'vitest'
import { createDialogs } from './create-dialogs.ts'

const question = { title: 'Delete', message: 'Gone for ever', confirmLabel: 'Delete' }

test('an answer settles the question and takes it away', async () => {
  const dialogs = createDialogs()
  const answer = dialogs.confirm(question)
  expect(dialogs.state.getState().confirmation).toEqual(question)
  dialogs.answer('confirm')
  expect(await answer).toBe('confirm')
  expect(dialogs.state.getState().confirmation).toBeNull()
})

test('a second question answers the first with cancel and stands itself', async () => {
  const dialogs = createDialogs()
  const first = dialogs.confirm(question)
  const second = dialogs.confirm({ ...question, title: 'Leave' })
  expect(await first).toBe('cancel')
  expect(dialogs.state.getState().confirmation?.title).toBe('Leave')
  dialogs.answer('alternative')
  expect(await second).toBe('alternative')
})

test('a guarded modal stays open until its guard agrees; whoever knows closes it without a question', async () => {
  const dialogs = createDialogs()
  const modal = { slot: 'modal:code-manager', title: 'Code' } as const
  dialogs.open(modal)
  const end = dialogs.guard!(() => false)
  await dialogs.askToClose()
  expect(dialogs.state.getState().modal).toEqual(modal)
  dialogs.close()
  expect(dialogs.state.getState().modal).toBeNull()
  dialogs.open(modal)
  end()
  await dialogs.askToClose()
  expect(dialogs.state.getState().modal).toBeNull()
})

test('another modal takes the place of a guarded one when its guard agrees, and asks no second time', async () => {
  const dialogs = createDialogs()
  const [code, settings] = [
    { slot: 'modal:code-manager', title: 'Code' },
    { slot: 'modal:settings', title: 'Settings' },
  ] as const
  dialogs.open(code)
  const answers = [false, true]
  dialogs.guard!(() => answers.shift()!)
  dialogs.open(settings)
  await expect.poll(() => answers).toEqual([true])
  expect(dialogs.state.getState().modal).toEqual(code)
  expect(dialogs.isGuarded()).toBe(true)
  dialogs.open(settings)
  await expect.poll(() => dialogs.state.getState().modal).toEqual(settings)
  expect(dialogs.isGuarded()).toBe(false)
  dialogs.open(code)
  expect(dialogs.state.getState().modal).toEqual(code)
})
