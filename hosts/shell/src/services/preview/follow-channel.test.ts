import type { Page } from '@pergola/contracts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { followChannel } from './follow-channel.ts'

const page = (name: string) => ({ pathes: { html: `editor/pages/${name}.html` } }) as Page
const pages = { index: page('index'), about: page('about') }

let end = () => {}
afterEach(() => end())

function listen(shownAt: string | null = 'https://p1.sandbox.example/index.html') {
  const show = vi.fn<(name: string) => void>()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const stop = followChannel({ shownAt: () => shownAt, pages: () => pages, show })
  const sender = new BroadcastChannel('preview')
  end = () => {
    stop()
    sender.close()
    warn.mockRestore()
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  return { show, warn, send: (data: unknown) => sender.postMessage(data) }
}

describe('an address over the preview channel', () => {
  test.each(['/pages/about.html', 'https://p1.sandbox.example/pages/about.html', 'pages/about.html'])(
    'shows the page of the open project that it names: %s',
    async (url) => {
      const { show, send } = listen()
      send({ setPreviewUrl: { url } })
      await vi.waitFor(() => expect(show.mock.calls).toEqual([['about']]))
    },
  )

  test.each([
    'https://evil.example/pages/about.html',
    '//evil.example/pages/about.html',
    'https://p2.sandbox.example/pages/about.html',
    'http://p1.sandbox.example/pages/about.html',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://p1.sandbox.example/pages/about.html',
    '/pages/none.html',
    '/__bridge.html',
  ])('is refused where it is anything else: %s', async (url) => {
    const { show, warn, send } = listen()
    send({ setPreviewUrl: { url } })
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    expect(show).not.toHaveBeenCalled()
  })

  test('is a path alone where the project has no origin', async () => {
    const { show, warn, send } = listen(null)
    send({ setPreviewUrl: { url: 'https://p1.sandbox.example/pages/about.html' } })
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    send({ setPreviewUrl: { url: '/pages/about.html' } })
    await vi.waitFor(() => expect(show.mock.calls).toEqual([['about']]))
  })

  test('is nothing in a message of another shape', async () => {
    const { show, warn, send } = listen()
    for (const data of [null, 'x', { url: '/pages/about.html' }, { setPreviewUrl: '/x' }]) send(data)
    send({ setPreviewUrl: { url: '/index.html' } })
    await vi.waitFor(() => expect(show.mock.calls).toEqual([['index']]))
    expect(warn).not.toHaveBeenCalled()
  })
})
