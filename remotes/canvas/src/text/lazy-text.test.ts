import { describe, expect, test, vi } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import { createLazyText, loadText } from './lazy-text.ts'
import { messages } from './lazy-messages.ts'

describe('typing that comes late', () => {
  test('says so when it cannot be loaded, and is asked for again', async () => {
    const { core, find } = await openCore('<p>One</p>')
    const load = vi.fn(loadText).mockRejectedValueOnce(new Error('offline'))
    const text = createLazyText(core, load)
    text.start(find('p'))
    const warned = () => (core.services.toasts as unknown as { shown: { message: string }[] }).shown
    await expect.poll(() => warned().map(({ message }) => message)).toEqual([messages.notLoaded])
    expect(text.now()).toBeNull()
    text.start(find('p'))
    await expect.poll(text.now).not.toBeNull()
  })

  test('comes behind the first page that stands', async () => {
    const { core } = await openCore('<p>One</p>')
    const text = createLazyText(core)
    core.publish({ revision: 1 })
    await expect.poll(text.now).not.toBeNull()
    text.dispose()
  })
})
