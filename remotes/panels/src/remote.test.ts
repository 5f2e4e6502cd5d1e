import { expect, test } from 'vitest'
import {
  createFakeCanvas,
  createFakeCommands,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { remote } from './remote.tsx'

async function activate() {
  const navigation = createFakeNavigation()
  const dialogs = createFakeDialogs()
  const canvas = createFakeCanvas()
  const contribution = await remote.activate({
    canvas,
    projects: createFakeProjects(),
    settings: createFakeSettings(),
    toasts: createFakeToasts(),
    dialogs,
    commands: createFakeCommands(),
    navigation,
  })
  const run = (name: string) => contribution.commands?.find((command) => command.name === name)?.run()
  return { contribution, navigation, dialogs, run }
}

test('works without the services it only wants', async () => {
  const { contribution } = await activate()
  expect(Object.keys(contribution.views ?? {}).toSorted()).toEqual([
    'left:classes',
    'left:collections',
    'left:find',
    'left:layers',
    'left:page-checks',
    'left:pages',
    'left:variables',
    'modal:code-manager',
    'modal:create-symbol',
    'modal:create-template',
    'modal:error',
    'modal:history',
    'modal:page-helmet',
    'modal:pages',
    'modal:rest-models',
    'modal:settings',
    'modal:style-guide',
    'modal:symbols',
    'panel:add-blocks',
    'panel:commands',
    'panel:styling',
    'panel:traits',
  ])
})

test.each([
  ['panel.add-blocks', ['A'], '/add-blocks'],
  ['panel.add-sections', ['/', 'Shift+/'], '/add-blocks'],
  ['panel.styling', ['S'], '/edite/styling'],
  ['panel.traits', ['D'], '/edite/traits'],
])('%s has its keys and shows its route', async (name, keys, path) => {
  const { contribution, navigation, run } = await activate()
  expect(contribution.commands?.find((command) => command.name === name)?.keys).toEqual(keys)
  await run(name)
  expect(navigation.state.getState().path).toBe(path)
})

test('a left panel opens, gives way to another one and closes when asked for again', async () => {
  const { navigation, run } = await activate()
  await run('panel.layers')
  expect(navigation.state.getState().left).toBe('left:layers')
  await run('panel.pages')
  expect(navigation.state.getState().left).toBe('left:pages')
  await run('panel.pages')
  expect(navigation.state.getState().left).toBeNull()
})

test.each([
  ['open:pages-manager', 'modal:pages', 'Pages Manager'],
  ['open:models:modal', 'modal:rest-models', 'Rest API Models'],
  ['open:settings:modal', 'modal:settings', 'Settings'],
  ['open:style-guide:modal', 'modal:style-guide', 'Style guide'],
  ['open:page-helmet:modal', 'modal:page-helmet', 'Page Helmet'],
])('%s opens its window', async (name, slot, title) => {
  const { dialogs, run } = await activate()
  await run(name)
  expect(dialogs.state.getState().modal).toMatchObject({ slot, title })
})
