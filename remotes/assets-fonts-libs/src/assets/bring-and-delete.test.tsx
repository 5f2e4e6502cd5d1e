import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeAssets, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import { succeed } from '@pergola/contracts'
import { messages } from '../messages.ts'
import { AssetCard } from './asset-card.tsx'
import { deleteAssets, usersOf } from './delete-assets.ts'
import { foldersIn, inFolder } from './asset-folders.ts'
import { AssetsManager } from './assets-manager.tsx'

afterEach(cleanup)

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

async function show() {
  const projects = createFakeProjects()
  const names = ['used.png', 'spare.png', 'icon.png']
  const files = Object.fromEntries(names.map((name) => [`assets/${name}`, 'x']))
  const id = projects.seed({ name: 'One', files })
  await projects.open(id)
  projects.fileUses = async (paths) =>
    paths.includes('assets/used.png') ? [{ path: 'assets/used.png', usedBy: ['index', 'css/index.css'] }] : []
  await projects.save({ projectId: id, files: {}, record: { logo: 'https://example.org/assets/icon%2Epng' } })
  const assets = createFakeAssets('1', names.map(picture))
  const services = { projects, assets, dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  render(<AssetsManager {...services} />)
  const input = screen.getAllByLabelText(messages.upload).find((found) => found instanceof HTMLInputElement)
  const bring = (...given: File[]) => userEvent.upload(input as HTMLInputElement, given)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const left = () =>
    Object.keys(projects.state.getState().open?.files ?? {}).filter((path) => path.startsWith('assets/'))
  return { ...services, bring, press, left, said: () => services.toasts.shown.map(({ message }) => message) }
}

test('a name that is taken asks: replace, keep both, or neither', async () => {
  const { dialogs, bring, assets, said } = await show()
  for (const answer of ['confirm', 'alternative', 'cancel'] as const) dialogs.answer(answer)
  await bring(new File(['new'], 'USED.png'))
  await bring(picture('used.png'), picture('new.png'))
  await bring(picture('used.png'), picture('left-out.png'))
  await bring(picture('other.png'))
  const stored = () => assets.state.getState().assets.map(({ name, size }) => [name, size])
  const added = [
    ['used-2.png', 1],
    ['new.png', 1],
    ['other.png', 1],
  ]
  await waitFor(() => expect(stored()).toEqual([['used.png', 3], ['spare.png', 1], ['icon.png', 1], ...added]))
  expect(dialogs.asked.map(({ message }) => message)).toEqual(Array(3).fill(messages.sameNamesQuestion(['used.png'])))
  // Nothing is said of what a person gave up.
  expect(said().filter((text) => text !== messages.uploading)).toEqual(Array(3).fill(messages.uploaded))
})

test('an upload is shown and can be given up', async () => {
  const { assets, bring, press, said } = await show()
  assets.upload = async (given, work) => {
    work?.onProgress?.({ done: 1, total: 3, label: 'a.png' })
    await new Promise<void>((resolve) => work?.signal?.addEventListener('abort', resolve))
    return succeed({ stored: [], ignored: [], cancelled: given.slice(1).map(({ name = '' }) => name) })
  }
  await bring(picture('a.png'), picture('b.png'), picture('c.png'))
  await screen.findByText('a.png 1 / 3')
  await press(messages.cancel)
  await waitFor(() => expect(said()).toEqual([messages.uploading, messages.cancelled(['b.png', 'c.png'])]))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('what nothing names is deleted; pages, sheets and the record name', async () => {
  const { dialogs, projects, press, left, said } = await show()
  dialogs.answer('confirm')
  await press(messages.deleteUnused)
  await waitFor(() => expect(left()).toEqual(['assets/used.png', 'assets/icon.png']))
  expect(said()[0]).toBe(messages.looking)
  expect(dialogs.asked[0]?.message).toContain('spare.png')
  projects.fileUses = async (paths) => paths.map((path) => ({ path, usedBy: ['index'] }))
  await press(messages.deleteUnused)
  await waitFor(() => expect(said()).toContain(messages.allUsed))
})

test('deleting says who uses it and will show a gap, and speaks of none where nobody does', async () => {
  const services = await show()
  const { dialogs, press } = services
  for (let count = 0; count < 2; count += 1) dialogs.answer('cancel')
  await press(messages.deleteAll)
  await deleteAssets(services, { names: ['spare.png'] })
  await waitFor(() => expect(dialogs.asked).toHaveLength(2))
  expect(dialogs.asked.map(({ message }) => message)).toEqual([
    'All 3 assets are removed from this project. Used by index, css/index.css, the project’s settings, which will show gaps.',
    'spare.png is removed from this project. Nothing in this project names it.',
  ])
})

test('a card says where its file is used, without deleting anything', async () => {
  const services = await show()
  const { press, left } = services
  for (const asset of services.assets.state.getState().assets)
    render(
      <AssetCard
        asset={asset}
        url="about:blank"
        onApply={() => {}}
        findUsers={async (name) => (await usersOf(services, [name])).get(name) ?? []}
      />,
    )
  const said = async (name: string) => {
    await press(messages.whereUsed(name))
    const popover = await screen.findByRole('dialog', { name: messages.whereUsed(name) })
    await waitFor(() => expect(popover.textContent).not.toContain(messages.looking))
    const text = [...popover.querySelectorAll('li')].map((each) => each.textContent)
    await userEvent.keyboard('{Escape}')
    return text
  }
  expect(await said('used.png')).toEqual(['index', 'css/index.css'])
  expect(await said('icon.png')).toEqual([messages.projectRecord])
  expect(await said('spare.png')).toEqual([])
  expect(left()).toHaveLength(3)
})

test('folders are those that hold assets, and each shows what stands in it', () => {
  const assets = ['assets/a.png', 'assets/img/b.png', 'assets/img/c.png'].map((path) => ({ path }))
  expect(foldersIn(assets)).toEqual(['assets/', 'assets/img/'])
  expect(assets.filter((asset) => inFolder(asset, 'assets/'))).toHaveLength(1)
  expect(assets.filter((asset) => inFolder(asset, ''))).toHaveLength(3)
})
