import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages } from './messages.ts'
import { openTraits as open } from './testing/open-traits.tsx'

afterEach(cleanup)

test('an image is chosen from the assets', async () => {
  const { node, user } = await open({ tag: 'img', attributes: { src: 'old.png' } })
  await user.click(screen.getByRole('button', { name: 'Choose an image of the project' }))
  await waitFor(() => expect(node().attributes['src']).toBe('./assets/photo.webp'))
  await user.type(screen.getByLabelText('Alternative text'), 'A fern{Enter}')
  expect(node().attributes['alt']).toBe('A fern')
})

test('an image of a page in a folder of its own is named from there', async () => {
  const { node, user } = await open({ tag: 'img' }, {}, 'docs/old/start.html')
  await user.click(screen.getByRole('button', { name: 'Choose an image of the project' }))
  await waitFor(() => expect(node().attributes['src']).toBe('../../assets/photo.webp'))
  await user.clear(screen.getByLabelText('Image'))
  await user.type(screen.getByLabelText('Image'), 'https://example.com/a b.png{Enter}')
  expect(node().attributes['src']).toBe('https://example.com/a b.png')
  expect(screen.queryByLabelText('src')).toBeNull()
  await user.clear(screen.getByLabelText('Image'))
  await user.tab()
  expect(node().attributes['src']).toBeUndefined()
})

test('a scene has an address and no content', async () => {
  const { node, asked, user } = await open({ tag: 'spline-viewer' })
  expect(screen.queryByRole('group', { name: 'Type Content' })).toBeNull()
  await user.type(screen.getByLabelText('url'), 'https://prod.spline.design/x/scene.splinecode{Enter}')
  expect(node().attributes['url']).toBe('https://prod.spline.design/x/scene.splinecode')
  await user.click(screen.getByRole('button', { name: 'Choose a file of the project' }))
  expect(asked).toEqual([{ extension: 'splinecode' }])
})

test.each(['iframe', 'video'])('the address of a video page in a %s is that of its frame', async (tag) => {
  const { node, user } = await open({ tag, attributes: { controls: '' } })
  await user.type(screen.getByLabelText('Source'), 'https://www.youtube.com/watch?v=XXXXXXXXXXX&t=42s{Enter}')
  expect(node().tag).toBe('iframe')
  expect(node().attributes).toMatchObject({
    src: 'https://www.youtube.com/embed/XXXXXXXXXXX?start=42',
    title: 'YouTube video',
  })
})

test('media change their kind, and their files are chosen by it', async () => {
  const { node, asked, user } = await open({ tag: 'video', attributes: { controls: '' } })
  expect(screen.getByText('Please select media')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choose a file of the project' }))
  await waitFor(() => expect(node().attributes['src']).toBe('./assets/photo.webp'))
  await user.click(screen.getByRole('switch', { name: 'Repeat' }))
  expect(node().attributes['loop']).toBe('')
  await user.click(screen.getByLabelText('Type'))
  await user.click(await screen.findByRole('option', { name: 'audio' }))
  expect(node().tag).toBe('audio')
  await user.click(screen.getByRole('button', { name: 'Choose a file of the project' }))
  expect(asked).toEqual([{ mime: 'video' }, { mime: 'audio' }])
})

test('media of another kind keep what that kind has too, and nothing else of the old one', async () => {
  const own = { src: './a.mp4', class: 'hero', title: 'Clip', 'data-x': '1', width: '640' }
  const { node, user } = await open({
    tag: 'video',
    attributes: { ...own, controls: '', muted: '', poster: './p.webp' },
  })
  const choose = async (kind: string) => {
    await user.click(screen.getByLabelText('Type'))
    await user.click(await screen.findByRole('option', { name: kind }))
    expect(node().tag).toBe(kind)
  }
  await choose('iframe')
  expect(node().attributes).toEqual(own)
  await choose('audio')
  const { width: _none, ...sound } = own
  expect(node().attributes).toEqual({ ...sound, controls: '' })
})

test('media with sources inside say what keeps them from being a frame', async () => {
  const { node, user, toasts } = await open({
    tag: 'video',
    children: [{ tag: 'source', attributes: { src: 'a.mp4' } }],
  })
  await user.click(screen.getByLabelText('Type'))
  await user.click(await screen.findByRole('option', { name: 'iframe' }))
  expect([node().tag, toasts.shown.at(-1)?.message]).toEqual(['video', messages.frameIsEmpty])
})

test('a picture is left out of smaller copies, and taken in again, while the site makes them', async () => {
  const { node, settings, user } = await open({ tag: 'img', attributes: { src: 'old.png' } })
  const copies = () => screen.queryByRole('switch', { name: 'Smaller copies in exports' })
  expect(copies()).toBeNull()
  act(() => settings.set('make_picture_variants', true))
  await user.click(copies()!)
  expect(node().attributes['data-variants']).toBe('off')
  act(() => settings.set('make_picture_variants', false))
  await user.click(copies()!)
  expect(node().attributes['data-variants']).toBeUndefined()
  expect(copies()).toBeNull()
})
