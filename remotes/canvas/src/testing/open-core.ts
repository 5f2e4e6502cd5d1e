import {
  createFakeBus,
  createFakeCommands,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { paths } from '@pergola/contracts'
import { blockSheet } from '@pergola/site/block-rules'
import { loadPage } from '../document/load-page.ts'
import type { OpenPage } from '../document/open-page.ts'
import { createCanvasCore, type CanvasCore } from '../service/canvas-core.ts'
import { followPage } from '../service/follow-page.ts'

interface OpenedCore {
  readonly core: CanvasCore
  readonly page: OpenPage
  /** The page's file as it stands. */
  html(): string
  /** The first element with this tag or id. */
  find(name: string): number
}

function createFakeServices() {
  return {
    projects: createFakeProjects(),
    settings: createFakeSettings({ enable_auto_save: false }),
    toasts: createFakeToasts(),
    dialogs: createFakeDialogs(),
    commands: createFakeCommands(),
    navigation: createFakeNavigation(),
    bus: createFakeBus(),
  }
}

/** A page open and ready for verbs, without a frame: composed of this content, or with a path a document of its own. */
export async function openCore(
  content: string,
  files: Readonly<Record<string, string>> = {},
  html = 'editor/pages/index.html',
): Promise<OpenedCore> {
  const services = createFakeServices()
  const id = services.projects.seed({
    name: 'Test',
    files: { [paths.canvasStyles]: blockSheet(), ...files, [html]: content },
  })
  const seeded = services.projects.stored(id)
  const index = seeded?.project.pages['index']
  if (seeded && index && index.pathes.html !== html) {
    const pages = {
      ...seeded.project.pages,
      index: { ...index, pathes: { html, css: '', js: '' } },
    }
    Object.assign(seeded, { project: { ...seeded.project, pages } })
  }
  await services.projects.open(id)
  const { open } = services.projects.state.getState()
  if (!open) throw new Error('testing: the project did not open')
  const settings = () => services.settings.state.getState().settings
  const input = { projects: services.projects, open, settings, origin: 'https://editor.site' }
  const loaded = await loadPage(input, 'index')
  if (!loaded.ok) throw new Error(`testing: ${loaded.failure}`)
  const core = createCanvasCore(services, () => import('../structure/fitted-block.ts'))
  await core.fitting.load()
  const page = loaded.value
  core.page = page
  followPage({ core, page, repaint: () => undefined })
  core.publish({ phase: 'ready', document: { projectId: id, pageName: 'index' } })

  function find(name: string): number {
    const pending = [page.tree.body()]
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      const node = page.node(next)
      const named = node?.attributes.some((attribute) => attribute.name === 'id' && attribute.value === name)
      if (node?.kind === 'element' && (node.name === name || named)) return next
      pending.unshift(...(node?.children ?? []))
    }
    throw new Error(`testing: no ${name}`)
  }

  return { core, page, find, html: () => page.site.text(html) ?? '' }
}
