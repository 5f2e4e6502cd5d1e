import { paths, type CanvasService, type Project } from '@pergola/contracts'
import {
  createFakeAssets,
  createFakeBus,
  createFakeCommands,
  createFakeDialogs,
  createFakeNavigation,
  createFakeProjects,
  createFakeSettings,
  createFakeToasts,
} from '@pergola/contracts/testing'
import { blockSheet } from '@pergola/site/block-rules'
import '@pergola/ui/tokens.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadClipboard } from '../clipboard/lazy-clipboard.ts'
import overlay from '../overlay/overlay.module.css'
import { createCanvas } from '../service/create-canvas.ts'
import { loadText } from '../text/lazy-text.ts'
import { Breadcrumb } from '../view/breadcrumb.tsx'
import { CanvasView } from '../view/canvas-view.tsx'

const nextPicture = () => new Promise(requestAnimationFrame)

/** What comes behind the first page has come: nobody's hand is as fast as a test. */
async function late(): Promise<void> {
  await Promise.all([loadClipboard(), loadText(), import('../view/element-tools.tsx')])
  do await nextPicture()
  while (!document.querySelector(`.${overlay.dropLine}`))
}

/** The whole canvas over fakes of the services, mounted in a window of its own. */
export function openCanvas() {
  const projects = createFakeProjects()
  const commands = createFakeCommands()
  const toasts = createFakeToasts()
  const dialogs = createFakeDialogs()
  const settings = createFakeSettings({ enable_auto_save: false })
  const services = {
    projects,
    commands,
    toasts,
    dialogs,
    settings,
    navigation: createFakeNavigation(),
    bus: createFakeBus(),
    assets: createFakeAssets(),
  }
  const canvas = createCanvas(services)
  commands.register(canvas.commands)
  const host = document.getElementById('host') as HTMLElement
  const view = (
    <div style={{ display: 'grid', gridTemplateRows: '1fr 28px', height: '100%' }}>
      <CanvasView canvas={canvas} />
      <Breadcrumb canvas={canvas.service} />
    </div>
  )
  flushSync(() => createRoot(host).render(view))

  /** Opens a page; with a path, one that brought its own file instead of being composed. With more of what is recorded. */
  async function open(files: Record<string, string>, html?: string | null, known: Partial<Project> = {}) {
    const id = projects.seed({ name: 'Test', files: { [paths.canvasStyles]: blockSheet(), ...files } })
    const stored = projects.stored(id)
    const index = stored?.project.pages['index']
    if (stored) Object.assign(stored, { project: { ...stored.project, ...known } })
    if (html != null && stored && index) {
      const pages = { ...stored.project.pages, index: { ...index, pathes: { html, css: '', js: '' } } }
      Object.assign(stored, { project: { ...stored.project, pages } })
    }
    await projects.open(id)
    const outcome = await canvas.service.load('index')
    if (canvas.core.store.getState().phase === 'ready') await late()
    return outcome
  }

  return {
    projects,
    commands,
    toasts,
    dialogs,
    settings,
    canvas: canvas.service as CanvasService,
    open,
    frame: () => canvas.core.frame,
    tree: () => canvas.core.page?.tree,
    stored: (path: string) => canvas.core.page?.site.text(path),
  }
}

export type OpenedCanvas = ReturnType<typeof openCanvas>
