import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Project } from '@pergola/contracts'
import { main, open, timeline } from '../testing/motion-fixture.tsx'

afterEach(cleanup)

test('who deletes a motion is told of the pages that it leaves, whatever the record says of them', async () => {
  const page = (name: string, bodyAttributes = {}) => ({ name, pathes: { html: `${name}.html` }, bodyAttributes })
  const pages = { loaded: page('loaded'), bare: page('bare'), body: page('body', main[0]!.attributes) }
  const { press, dialogs, motions } = open(
    main,
    { mt1: { ...timeline, instances: { mi1: { id: 'mi1', page: 'bare' } } } },
    {
      project: { pages } as unknown as Partial<Project>,
      files: { 'loaded.html': '<!doctype html><p motion-id="mt1">', 'bare.html': '<!doctype html><p>mt1' },
    },
  )
  await press('Delete all motion')
  await expect
    .poll(() => dialogs.state.getState().confirmation?.message)
    .toBe('mt1 and its animations are deleted. Elements of loaded, body stop moving, too.')
  act(() => dialogs.answer('confirm'))
  await expect.poll(motions).toEqual({})
})

test('with the last animation a motion of many other pages goes after a question that names some of them', async () => {
  const names = Array.from({ length: 8 }, (_none, index) => `p${index}`)
  const bodyAttributes = main[0]!.attributes
  const pages = Object.fromEntries(names.map((name) => [name, { name, pathes: { html: name }, bodyAttributes }]))
  const animations = timeline.animations.slice(0, 1)
  const { press, dialogs, motions } = open(
    main,
    { mt1: { ...timeline, animations } },
    { project: { pages } as unknown as Partial<Project> },
  )
  await press('Delete animation')
  await expect
    .poll(() => dialogs.state.getState().confirmation?.message)
    .toContain('Elements of p0, p1, p2, p3, p4 and 3 more stop moving, too.')
  act(() => dialogs.answer('cancel'))
  expect(motions()).toHaveProperty('mt1')
})

test('a motion that is deleted leaves the other pages, symbols and bodies in the record, as one step', async () => {
  const instance = '<b class="a" main-motion-id="mt1" motion-instance-id="mi1">A</b>'
  const about = { name: 'about', pathes: { html: 'editor/pages/about.html' }, bodyAttributes: main[0]!.attributes }
  const plain = { name: 'plain', pathes: { html: 'plain.html' }, bodyAttributes: { class: 'c' } }
  const kept = (type: string, label: string, content: string) => ({ type, label, pathes: { content, style: '' } })
  const card = kept('symbol', 'Card', 'editor/symbols/s.html')
  const hero = kept('template', 'Hero', 'editor/templates/t.html')
  const blocks = { s: card, t: hero, o: kept('template', 'Other', 'plain.html') }
  const paths = ['editor/pages/about.html', 'plain.html', card.pathes.content, hero.pathes.content]
  const texts = [`<i>1</i>${instance}`, '<!doctype html><p motion-id="mt12">mt1', `<u motion-id=mt1 >B</u>`, instance]
  const { press, dialogs, canvas, motions, steps } = open(
    main,
    { mt1: timeline },
    {
      project: { pages: { about, plain }, symbols: { s: card }, blocks } as unknown as Partial<Project>,
      files: Object.fromEntries(paths.map((path, index) => [path, texts[index]!])),
    },
  )
  await press('Delete all motion')
  await expect
    .poll(() => dialogs.state.getState().confirmation?.message)
    .toBe(
      'mt1 and its animations are deleted. Elements of about stop moving, too. It is also taken off symbol Card, template Hero.',
    )
  act(() => dialogs.answer('confirm'))
  await expect.poll(motions).toEqual({})
  const left = await Promise.all(paths.map(canvas.readFile))
  expect(left.map((text) => text.ok && text.value)).toEqual([
    '<i>1</i><b class="a">A</b>',
    texts[1],
    '<u >B</u>',
    '<b class="a">A</b>',
  ])
  expect(canvas.record.getState().project?.pages).toEqual({ about: { ...about, bodyAttributes: {} }, plain })
  expect(steps()).toHaveLength(1)
})

test('no motion is deleted while the other pages cannot be read', async () => {
  const about = { name: 'about', pathes: { html: 'about.html' }, bodyAttributes: {} }
  const project = { pages: { about } } as unknown as Partial<Project>
  const { press, dialogs, canvas, motions, told } = open(main, { mt1: timeline }, { project })
  canvas.readFile = async () => ({ ok: false, failure: 'worker-lost' })
  await press('Delete all motion')
  await expect.poll(told).toEqual(['error: The other pages could not be read, so nothing is deleted. Try again.'])
  expect(dialogs.state.getState().confirmation).toBeNull()
  expect(motions()).toHaveProperty('mt1')
})

test('with its last animation the motion goes, from the record and from the element', async () => {
  const { press, attributes, motions } = open(main, { mt1: timeline, mt2: timeline })
  await press('Delete animation')
  await press('Delete animation')
  await expect.poll(() => Object.keys(motions())).toEqual(['mt2'])
  expect(attributes()).toEqual({})
})
