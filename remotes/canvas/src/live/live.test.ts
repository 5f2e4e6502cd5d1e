import { succeed } from '@pergola/contracts'
import { expect, test, vi } from 'vitest'
import { openCore } from '../testing/open-core.ts'
import { liveCommands } from './live-commands.ts'
import { createLive } from './live.ts'

const content = '<div id="one" v-scope="{ a: 1 }"></div><div id="two" v-scope="{ b: 2 }"></div><p id="plain"></p>'

async function open(html = content) {
  const { core, page, find } = await openCore(html)
  const prepare = async () => succeed({ url: 'about:blank', document: null })
  Object.assign(core.services, { preview: { prepare } })
  const live = createLive(core, async () => succeed({ revision: 1, bytes: 0 }))
  const host = document.createElement('div')
  live.place(host)
  const commands = Object.fromEntries(liveCommands(core, live).map((command) => [command.name, command]))
  const select = (id: number) => core.publish({ selected: { id } as never })
  return {
    core,
    page,
    live,
    host,
    commands,
    select,
    one: find('one'),
    two: find('two'),
    running: () => live.state.getState().targets,
  }
}

test('components run beside each other, and each stops by itself', async () => {
  const { live, host, commands, select, one, two, running } = await open()
  await live.mount(one)
  select(two)
  expect(commands['component.mount']?.when?.()).toBe(true)
  await commands['component.mount']?.run()
  expect([running(), host.childElementCount]).toEqual([[one, two], 2])
  await commands['component.unmount']?.run()
  expect([running(), host.childElementCount]).toEqual([[one], 1])
  live.unmount()
  expect([running(), host.childElementCount]).toEqual([[], 0])
  live.dispose()
})

test('the whole page takes the place of its components and gives way to one; what is saved starts again', async () => {
  const { core, live, host, one, two, running } = await open()
  await live.mount(one)
  await live.mount(two)
  const [before] = host.children
  core.saved.emit()
  await expect.poll(() => host.children[0] !== before).toBe(true)
  expect([running(), host.childElementCount]).toEqual([[one, two], 2])
  await live.mount('page')
  expect([running(), host.childElementCount]).toEqual([['page'], 1])
  await live.mount(two)
  expect([running(), host.childElementCount]).toEqual([[two], 1])
  live.dispose()
})

test('a component whose element is deleted stops, the others go on', async () => {
  const { core, page, live, one, two, running } = await open()
  await live.mount(one)
  await live.mount(two)
  page.run('Delete', [page.inHtml({ type: 'html.remove', node: one })])
  core.publish({ zoom: 2 })
  expect(running()).toEqual([two])
  live.dispose()
})

test.each([
  ['a server that cannot be reached', 0, /could not be reached/],
  ['a refusal', 404, /answered with 404/],
  ['an answer that is no json', 200, /no JSON/],
  ['an answer that is no list', null, /is no list/],
])('%s is said once for a run, not left to an empty box', async (_rule, status, reason) => {
  const { core, live, host, one } = await open()
  const error = vi.spyOn(core.services.toasts, 'error')
  await live.mount(one)
  document.body.append(host)
  const say = (source: Window | null) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        source,
        data: status === null ? { kind: 'pergola-live:unfit' } : { kind: 'pergola-live:failed', status },
      }),
    )
  say(window)
  expect(error).not.toHaveBeenCalled()
  const { contentWindow } = host.querySelector('iframe')!
  say(contentWindow)
  say(contentWindow)
  expect(error.mock.calls).toEqual([['The running page did not get its data', expect.stringMatching(reason)]])
  live.dispose()
  host.remove()
})

test('a command that nobody can read is named when it runs', async () => {
  const { core, live, one, two } = await open(content.replace('{ a: 1 }', '{{{').replace('<p ', '<p v-if="a +" '))
  const error = vi.spyOn(core.services.toasts, 'error')
  await live.mount(two)
  expect(error).not.toHaveBeenCalled()
  await live.mount(one)
  await live.mount('page')
  const said = (more: string) => [
    'A command of this page cannot be read',
    expect.stringMatching(new RegExp(`^v-scope="{{{" of \\w+${more}: the rest`)),
  ]
  expect(error.mock.calls).toEqual([said(''), said(' and 1 more')])
  live.dispose()
})

test('nothing runs where another page was opened while the code for it was fetched', async () => {
  const { core, live, one, running } = await open()
  const mounting = live.mount(one)
  core.publish({ document: { ...core.store.getState().document! } })
  await mounting
  expect(running()).toEqual([])
  await live.mount(one)
  expect(running()).toEqual([one])
  live.dispose()
})
