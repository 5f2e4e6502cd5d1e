import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createFakeCanvas, createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import type { AnimationsState, NodeId, Project } from '@pergola/contracts'
import { findAction, groupFileText } from '@pergola/site/interactions'
import type { Interaction } from '@pergola/site/interactions'
import { createStore } from 'zustand/vanilla'
import { InteractionsPanel } from './interactions-panel.tsx'

afterEach(cleanup)

const hide = { ...findAction('hideElement')!, params: { selector: 'self' } }
const click: Interaction = { id: 'in1', name: 'in1', event: 'click', actions: [hide] }
const handler = (selector: string) => `hideElement(\`${selector}\`)`
const main = {
  tag: 'b',
  attributes: { 'interaction-id': 'iN1', 'v-on:click': handler('[interaction-id="iN1"]') },
}
const instance = {
  tag: 'i',
  attributes: {
    'main-interaction-id': 'iN1',
    'interaction-instance-id': 'iI1',
    'v-on:click': handler('[interaction-instance-id="iI1"]'),
  },
}

interface Others {
  readonly project?: Partial<Project>
  readonly files?: Readonly<Record<string, string>>
}

/** The first of the children is selected; its id is 2. */
function open(children: FakeElement[], interactions: Record<string, unknown> = { iN1: [click] }, others: Others = {}) {
  const user = userEvent.setup()
  const empty = { name: 'Site', pages: {}, symbols: {}, blocks: {} }
  const project = { ...empty, interactions, ...others.project } as unknown as Project
  const canvas = createFakeCanvas({ page: { tag: 'body', children }, project, files: others.files ?? {} })
  canvas.select([2])
  const toasts = createFakeToasts()
  const dialogs = createFakeDialogs()
  const projects = createFakeProjects()
  const animations = {
    state: createStore<AnimationsState>(() => ({ building: false, names: [] })),
    watchNames: () => () => {},
  }
  render(<InteractionsPanel {...{ canvas, projects, toasts, dialogs, animations }} />)
  return {
    user,
    canvas,
    projects,
    dialogs,
    attributes: (id: NodeId = 2) => canvas.page.nodes.get(id)!.attributes,
    groups: () => canvas.record.getState().project!.interactions as Record<string, Interaction[]>,
    told: () => toasts.shown.map(({ kind, message }) => `${kind}: ${message}`),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    upload: (text: string) =>
      user.upload(screen.getByLabelText('Upload json', { selector: 'input' }), new File([text], 'i.json')),
    async choose() {
      await user.click(screen.getByLabelText('Existing interactions'))
      await user.click(await screen.findByRole('option', { name: 'click · iN1' }))
    },
  }
}

test('an element takes a copy of the interactions of another one', async () => {
  const { press, choose, attributes, groups, told } = open([{ tag: 'p' }, main])
  await press('Clone')
  expect(told()).toEqual(['warning: Choose interactions of this project first.'])
  await choose()
  await press('Clone')
  const id = attributes()['interaction-id']!
  expect(id).not.toBe('iN1')
  expect(groups()).toEqual({ iN1: [click], [id]: [click] })
  expect(attributes()['v-on:click']).toBe(handler(`[interaction-id="${id}"]`))
})

test('an instance has the interactions of its main element, and what they call self is itself', async () => {
  const { press, choose, attributes, groups, canvas } = open([{ tag: 'p' }, main])
  await choose()
  await press('Create Instance')
  const own = attributes()['interaction-instance-id']!
  expect(attributes()).toEqual({
    'main-interaction-id': 'iN1',
    'interaction-instance-id': own,
    'v-on:click': handler(`[interaction-instance-id="${own}"]`),
  })
  expect(groups()).toEqual({ iN1: [click] })
  expect(screen.getByRole('note').textContent).toContain('This element is an instance.')
  await press('Edite As Main')
  expect(canvas.state.getState().selected?.id).toBe(3)
})

test('what is edited at the main element is written on its instances; one of them may leave', async () => {
  const { press, attributes, canvas, groups } = open([main, instance])
  await press('Delete action Hide Element')
  expect([attributes()['v-on:click'], attributes(3)['v-on:click']]).toEqual(['', ''])
  canvas.select([3])
  await screen.findByRole('note')
  await press('Remove instance')
  expect(attributes(3)).toEqual({})
  expect(attributes()['interaction-id']).toBe('iN1')
  expect(Object.keys(groups())).toEqual(['iN1'])
})

test('what an instance does is read, copied by its id and saved to a file, and not changed', async () => {
  const { press, told } = open([instance, main])
  const heading = screen.getByRole('button', { name: /^click/ })
  expect(heading.closest('[inert], fieldset:disabled')).toBeNull()
  if (heading.getAttribute('aria-expanded') !== 'true') await press('click')
  const selector = screen.getByLabelText<HTMLInputElement>('Selector')
  expect([selector.value, selector.closest('fieldset:disabled') !== null]).toEqual(['self', true])
  for (const name of ['Upload json', 'Delete all interactions', 'Add', 'Paste interaction'])
    expect(screen.queryByRole('button', { name })?.closest('fieldset:disabled')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Download interactions' })).toBeTruthy()
  await press('Copy interactions id')
  expect(told()).toEqual(['success: Copied'])
})

test('all interactions are deleted at once, on every element that has them', async () => {
  const { press, dialogs, attributes, groups } = open([main, instance])
  dialogs.answer('cancel')
  await press('Delete all interactions')
  expect(groups()).toHaveProperty('iN1')
  dialogs.answer('confirm')
  await press('Delete all interactions')
  expect(dialogs.asked.at(-1)?.message).toContain('2 elements')
  await expect.poll(() => [groups(), attributes(), attributes(3)]).toEqual([{}, {}, {}])
})

test('what is deleted leaves the other pages too, symbols and bodies in the record included', async () => {
  const markup = `<b interaction-id="iN1" v-on:click='${handler('[interaction-id="iN1"]')}'>A</b>`
  const about = { name: 'about', pathes: { html: 'editor/pages/about.html' }, bodyAttributes: main.attributes }
  const plain = { name: 'plain', pathes: { html: 'plain.html' }, bodyAttributes: { class: 'c' } }
  const symbol = { pathes: { content: 'editor/symbols/s.html', style: '' } }
  const { press, dialogs, canvas, groups } = open([main], undefined, {
    project: { pages: { about, plain }, symbols: { s: symbol } } as unknown as Partial<Project>,
    files: {
      'editor/pages/about.html': `<i>1</i>${markup}`,
      'plain.html': '<!doctype html><p>iN1',
      'editor/symbols/s.html': markup,
    },
  })
  dialogs.answer('confirm')
  await press('Delete all interactions')
  await expect.poll(groups).toEqual({})
  const texts = await Promise.all(
    ['editor/pages/about.html', 'plain.html', 'editor/symbols/s.html'].map(canvas.readFile),
  )
  expect(texts.map((text) => text.ok && text.value)).toEqual(['<i>1</i><b>A</b>', '<!doctype html><p>iN1', '<b>A</b>'])
  expect(canvas.record.getState().project?.pages).toEqual({ about: { ...about, bodyAttributes: {} }, plain })
  expect(canvas.calls.filter(({ verb }) => verb === 'editAttributes')).toHaveLength(1)
})

test('what is deleted leaves a page too that came while this one was open', async () => {
  const { press, dialogs, canvas, projects, groups } = open([main])
  await projects.open(projects.seed({ name: 'Site' }))
  const made = await projects.createPage('late')
  const late = made.ok ? made.value.pathes.html : ''
  const files = { [late]: `<b interaction-id="iN1" v-on:click='${handler('[interaction-id="iN1"]')}'>A</b>` }
  await projects.save({ projectId: projects.state.getState().open!.id, files })
  const readOwn = canvas.readFile
  canvas.readFile = (path) => (path === late ? projects.readText(path) : readOwn(path))
  dialogs.answer('confirm')
  await press('Delete all interactions')
  await expect.poll(groups).toEqual({})
  canvas.readFile = readOwn
  expect(await canvas.readFile(late)).toEqual({ ok: true, value: '<b>A</b>' })
})

test('nothing is deleted while the other pages cannot be read', async () => {
  const about = { name: 'about', pathes: { html: 'about.html' }, bodyAttributes: {} }
  const { press, dialogs, canvas, groups, told } = open([main], undefined, {
    project: { pages: { about } } as unknown as Partial<Project>,
  })
  canvas.readFile = async () => ({ ok: false, failure: 'worker-lost' })
  dialogs.answer('confirm')
  await press('Delete all interactions')
  await expect.poll(told).toEqual(['error: The other pages could not be read, so nothing is deleted. Try again.'])
  expect(groups()).toHaveProperty('iN1')
})

test.each([
  ['no json', 'error: Invalid interaction!'],
  ['{}', 'error: Invalid interaction!'],
  ['{"iN1":[]}', 'error: Invalid interaction!'],
  ['{"iN1":[{"id":"a"}]}', 'error: Invalid interaction!'],
  ['{"iN1":[{"id":"a","event":"x y","actions":[]}]}', 'error: Invalid interaction!'],
  ['[{"id":"a","event":"click","actions":[{"name":"x","function":"alert"}]}]', 'warning: Action not founded!'],
  [JSON.stringify({ iN1: [click, click] }), 'warning: You already use this interaction...!'],
])('a file with %s is refused as a whole', async (text, expected) => {
  const { upload, told, groups } = open([{ tag: 'p' }], {})
  await upload(text)
  await expect.poll(told).toEqual([expected])
  expect(groups()).toEqual({})
})

test('a file brings its interactions under its own id, or under a new one where that would overwrite', async () => {
  const { upload, dialogs, attributes, groups } = open([{ tag: 'p' }], {})
  await upload(groupFileText('iN1', [click]))
  await expect.poll(groups).toEqual({ iN1: [click] })
  expect(attributes()['v-on:click']).toBe(handler('[interaction-id="iN1"]'))
  dialogs.answer('alternative')
  await upload(groupFileText('iN1', [{ ...click, event: 'input' }]))
  await expect.poll(() => Object.keys(groups())).toHaveLength(2)
  expect(attributes()['interaction-id']).not.toBe('iN1')
  expect(attributes()).not.toHaveProperty('v-on:click')
  expect(attributes()).toHaveProperty('v-on:input')
})
