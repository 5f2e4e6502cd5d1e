import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { createFakeCanvas, createFakeDialogs, createFakeToasts } from '@pergola/contracts/testing'
import type { FakeElement } from '@pergola/contracts/testing'
import type { NodeId, Project } from '@pergola/contracts'
import { createAnimations } from '../../animation-builder/create-animations.ts'
import { InteractionsPanel } from '../interactions-panel.tsx'

afterEach(cleanup)

const project = {
  name: 'Site',
  pages: {},
  symbols: {},
  blocks: {},
  interactions: {},
  motions: {},
} as unknown as Project

/** The panel with this page; the first element of the body is selected. */
function open(children: FakeElement[]) {
  const user = userEvent.setup()
  const canvas = createFakeCanvas({ page: { tag: 'body', children }, project })
  canvas.select([2])
  const toasts = createFakeToasts()
  render(
    <InteractionsPanel
      canvas={canvas}
      toasts={toasts}
      dialogs={createFakeDialogs()}
      animations={createAnimations(canvas).service}
    />,
  )
  return {
    user,
    attributes: (id: NodeId = 2) => canvas.page.nodes.get(id)!.attributes,
    told: () => toasts.shown.map(({ message }) => message),
    steps: () => canvas.calls.filter(({ verb }) => verb === 'editAttributes').map((call) => call.with[1]),
    async use(preset: string, values: Readonly<Record<string, string>>) {
      await user.click(screen.getByRole('button', { name: preset }))
      for (const [label, text] of Object.entries(values)) await user.type(screen.getByLabelText(label), `${text}{Tab}`)
      await user.click(screen.getByRole('button', { name: 'Use' }))
    },
  }
}

describe('an interaction preset', () => {
  test('is an event with its action in one step', async () => {
    const { use, attributes, steps } = open([{ tag: 'button' }, { tag: 'nav', classes: ['menu'] }])
    await use('Toggle a menu', { 'What is shown and hidden': '.menu' })
    expect(attributes()).toMatchObject({
      'v-on:click': 'toggleElement(`.menu`)',
      'aria-controls': 'menu',
      'aria-expanded': 'false',
    })
    expect(attributes(3)['id']).toBe('menu')
    expect(steps()).toEqual(['Add interaction Toggle a menu'])
  })

  test('completes elements and classes, and takes both from an element that is pressed', async () => {
    const { user } = open([{ tag: 'button' }, { tag: 'nav', attributes: { class: 'menu wide' } }])
    await user.click(screen.getByRole('button', { name: 'Add a class while in view' }))
    await user.type(screen.getByRole('combobox', { name: 'Class' }), 'wi')
    expect(await screen.findByRole('option', { name: 'wide' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /Pick.*Class/i })).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Toggle a menu' }))
    await user.type(screen.getByRole('combobox', { name: 'What is shown and hidden' }), 'me')
    expect(await screen.findByRole('option', { name: '.menu' })).toBeTruthy()
  })

  test('of a tab hides all panels and shows one', async () => {
    const { use, attributes } = open([{ tag: 'button' }, { tag: 'p', attributes: { class: 'panel', id: 'one' } }])
    await use('Switch tab', { 'Class of all panels': '.panel', 'The panel that is shown': '#one' })
    expect(attributes()['v-on:click']).toBe('hideElement(`.panel`);showElement(`#one`)')
  })

  test('of a class while in view takes it away again', async () => {
    const { use, attributes } = open([{ tag: 'p' }])
    await use('Add a class while in view', { Class: 'seen' })
    expect(attributes()['v-on:enterview']).toMatch(/^addClass\(`\[interaction-id="iN\d+"\]`,`seen`\)$/)
    expect(attributes()['v-on:leaveview']).toMatch(/^removeClass\(/)
  })

  test('of a modal is two attributes and no script', async () => {
    const { use, attributes } = open([{ tag: 'button' }, { tag: 'dialog' }])
    await use('Open a modal', { 'What is opened': 'dialog' })
    expect(attributes()).toMatchObject({ command: 'show-modal', commandfor: 'dialog' })
    expect(attributes(3)['id']).toBe('dialog')
    cleanup()
    const other = open([{ tag: 'button' }, { tag: 'nav' }])
    await other.use('Open a modal', { 'What is opened': 'nav' })
    expect(other.attributes()['popovertarget']).toBe('popover')
    expect(other.attributes(3)).toMatchObject({ id: 'popover', popover: '' })
  })

  test('says what it needs, and changes nothing until then', async () => {
    const { use, told, steps } = open([{ tag: 'p' }, { tag: 'dialog' }])
    await use('Open a modal', { 'What is opened': 'dialog' })
    expect(told()).toEqual([expect.stringMatching(/^Only a button opens/)])
    expect(steps()).toEqual([])
  })

  test('of a form that thanks is the pattern of forms', async () => {
    const { use, attributes, told } = open([{ tag: 'form', children: [{ tag: 'p' }] }, { tag: 'i' }])
    await use('Submit and thank', { 'The thanks, inside the form': 'i' })
    expect(told()).toEqual([expect.stringMatching(/inside the form/)])
    const field = screen.getByLabelText('The thanks, inside the form')
    await userEvent.clear(field)
    await userEvent.type(field, 'p{Tab}')
    await userEvent.click(screen.getByRole('button', { name: 'Use' }))
    expect(attributes()).toMatchObject({ 'data-pattern': 'form', method: 'post' })
    expect(attributes(3)).toMatchObject({ 'data-when': 'sent', hidden: '' })
  })
})
