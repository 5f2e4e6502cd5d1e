import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '@pergola/contracts'
import { FontsInstaller } from '../fonts-installer.tsx'
import { fontMessages as messages } from '../messages.ts'
import { brand, choose, fontFile, openProject } from '../testing/open-project.ts'
import { standInForFontFace } from '../testing/stand-in-for-font-face.ts'

standInForFontFace()

const face = 'Brand 700 · italic'

async function installer() {
  const opened = await openProject()
  render(<FontsInstaller {...opened.services} />)
  async function install(...files: File[]) {
    await choose(...files)
    for (const { name } of files) await screen.findByLabelText(messages.name(name))
    const save = screen.getByRole('button', { name: messages.save })
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    const before = opened.said().length
    await userEvent.click(save)
    await waitFor(() => expect(opened.said().length).toBeGreaterThan(before))
  }
  const rules = async () => (await opened.css()).match(/url\("[^"]+/g)
  return { ...opened, install, rules, keys: () => Object.keys(opened.stored().project.fonts) }
}

test('the same file a second time, or twice at once, is said and kept once', async () => {
  const { install, keys, said, stored } = await installer()
  await install(fontFile('brand.woff2', brand), fontFile('copy.woff2', brand))
  expect(said()).toEqual([messages.there([face]), messages.done(1)])
  await install(fontFile('brand.woff2', brand))
  expect(said().slice(2)).toEqual([messages.there([face])])
  expect(keys()).toEqual(['brand.woff2'])
  expect([...stored().files.keys()].filter((path) => path.startsWith(paths.fonts))).toEqual(['fonts/brand.woff2'])
  // Another weight of the family is another font.
  await install(fontFile('brand.woff2', { ...brand, weight: '400' }))
  expect(keys()).toEqual(['brand.woff2', 'brand-2.woff2'])
})

test('another file of a font that is there: cancelled, kept beside it, or in its place with file and rule', async () => {
  const { install, keys, rules, dialogs, stored, said } = await installer()
  const newer = new File([`${JSON.stringify(brand)} `], 'brand.woff2')
  await install(fontFile('brand.woff2', brand))
  dialogs.answer('cancel')
  await choose(newer)
  await screen.findByLabelText(messages.name('brand.woff2'))
  await userEvent.click(screen.getByRole('button', { name: messages.save }))
  await waitFor(() => expect(screen.getByRole('button', { name: messages.save })).toHaveProperty('disabled', false))
  expect(keys()).toEqual(['brand.woff2'])
  expect(said()).toEqual([messages.done(1)])
  dialogs.answer('alternative')
  await userEvent.click(screen.getByRole('button', { name: messages.save }))
  await waitFor(() => expect(keys()).toEqual(['brand.woff2', 'brand-2.woff2']))
  dialogs.answer('confirm')
  await install(new File([`${JSON.stringify(brand)}  `], 'third.woff2'))
  expect(keys()).toEqual(['third.woff2'])
  expect(await rules()).toEqual(['url("../fonts/third.woff2'])
  expect([...stored().files.keys()].filter((path) => path.startsWith(paths.fonts))).toEqual(['fonts/third.woff2'])
})

test.each([
  ['style', { style: 'normal' }],
  ['weight', { weight: '400' }],
  ['family', { family: 'Brand Serif' }],
  ['range of characters', { unicodeRange: 'U+100-17F' }],
])('another %s is another font: it is kept beside the one that is there, and nobody is asked', async (_rule, facts) => {
  const { install, keys, said } = await installer()
  await install(fontFile('brand.woff2', brand))
  await install(fontFile('other.woff2', { ...brand, ...facts }))
  expect(keys()).toEqual(['brand.woff2', 'other.woff2'])
  expect(said()).toEqual([messages.done(1), messages.done(1)])
})

test('a font whose file is lost is whole again when it is uploaded, whatever the file is called', async () => {
  const { install, keys, projects } = await installer()
  await install(fontFile('brand.woff2', brand))
  await projects.removeFiles(['fonts/brand.woff2'])
  await install(fontFile('again.woff2', brand))
  expect(keys()).toEqual(['again.woff2'])
})

test('a file for old browsers stands beside the one that is shown today', async () => {
  const { install, keys } = await installer()
  await install(fontFile('brand.woff2', brand))
  await install(fontFile('brand.eot', { ...brand, format: 'embedded-opentype' }))
  expect(keys()).toEqual(['brand.woff2', 'brand.eot'])
})
