import { fail } from '@pergola/contracts'
import { createFakeToasts } from '@pergola/contracts/testing'
import { describe, expect, test } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import type { CommandInput } from './command-input.ts'
import { pageCommands } from './page-commands.ts'

/** A canvas whose save finds nothing left to store, because another one has stored it meanwhile or not. */
async function openWith({ isStoredMeanwhile }: { isStoredMeanwhile: boolean }) {
  const { core } = await openCore('<p>x</p>')
  let revision = 0
  const save = async () => {
    if (isStoredMeanwhile) core.publish({ savedAt: (revision += 1) })
    return fail('nothing-changed')
  }
  const toasts = createFakeToasts()
  Object.assign(core.services, { toasts })
  const input = { core, canvas: { save } } as unknown as CommandInput
  const command = pageCommands(input).find(({ name }) => name === 'page.save')!
  const told = () => toasts.shown.map(({ message }) => message)
  return { told, press: () => command.run(undefined as never) }
}

describe('saving by hand', () => {
  test('is told as done where a save by itself was on its way and has stored all of it', async () => {
    const { told, press } = await openWith({ isStoredMeanwhile: true })
    await press()
    expect(told()).toEqual(['Project saved successfully'])
  })

  test('is told once where it is asked for twice at a time', async () => {
    const { told, press } = await openWith({ isStoredMeanwhile: true })
    await Promise.all([press(), press()])
    expect(told()).toEqual(['Project saved successfully'])
  })

  test('says that nothing was changed where nobody has stored anything', async () => {
    const { told, press } = await openWith({ isStoredMeanwhile: false })
    await press()
    expect(told()).toEqual(['You did not do any change!'])
  })
})
