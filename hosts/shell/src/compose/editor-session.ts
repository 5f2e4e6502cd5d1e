import type { CanvasService, Dispose, OpenFailure, Page, PageDocument, Services } from '@pergola/contracts'
import { combine } from '@pergola/contracts'
import { needsProject } from '../services/editor-paths.ts'
import type { Remotes } from '../remotes/index.ts'
import { isWithheld, type LazyGuard } from '../context/guard-state.ts'
import type { ShellServices } from '../context/shell.ts'
import { messages, openReasons } from './messages.ts'

export type SessionServices = Pick<ShellServices, 'navigation' | 'projects'> &
  Pick<Services, 'toasts'> & { readonly settings: Pick<ShellServices['settings'], 'settle'> }

/** The wanted page, or the start page, or whatever page there is. */
export function choosePage(pages: Readonly<Record<string, Page>>, wanted: string | null): string | null {
  const names = [wanted ?? 'index', 'index', ...Object.keys(pages).filter((name) => !pages[name]?.hidden)]
  return names.find((name) => name in pages) ?? null
}

interface Session {
  readonly services: SessionServices
  readonly guard: LazyGuard | undefined
  readonly remotes: Pick<Remotes, 'services' | 'state'>
  /** One step at a time; what changed meanwhile is looked at when the step is done. */
  busy: boolean
  again: boolean
}

/** Keeps the open project and page what navigation says they are. */
export function createEditorSession(
  services: SessionServices,
  remotes: Session['remotes'],
  guard?: LazyGuard,
): Dispose {
  const session: Session = { services, guard, remotes, busy: true, again: false }
  const follow = () => void settle(session)
  // Nothing is opened before it is known what must not be.
  void checked(guard).finally(() => {
    session.busy = false
    follow()
  })
  return combine(services.navigation.state.subscribe(follow), remotes.state.subscribe(follow))
}

async function checked(lazy: LazyGuard | undefined): Promise<void> {
  await (await lazy?.guard)?.check()
}

async function settle(session: Session): Promise<void> {
  session.again = true
  if (session.busy) return
  session.busy = true
  try {
    while (session.again) {
      session.again = false
      while (await step(session));
    }
  } finally {
    session.busy = false
  }
}

/** True when something was done and there may be more to do. */
async function step({ services, remotes, guard }: Session): Promise<boolean> {
  const { navigation, projects, settings } = services
  const { path, projectId, pageName } = navigation.state.getState()
  const { canvas } = remotes.services
  const { open } = projects.state.getState()

  if (projectId === null || !needsProject(path)) {
    if (projectId !== null || open === null) return false
    canvas?.close()
    await settings.settle()
    await projects.close()
    return false
  }
  if (open?.id !== projectId) return openProject(services, canvas, projectId)
  const page = choosePage(open.project.pages, pageName)
  if (page === null) return false
  if (page !== pageName) {
    navigation.openPage(page)
    return true
  }
  if (!canvas) return false
  if (!guard || !isWithheld(guard.state.getState(), projectId, page))
    return loadPage({ services, guard, canvas }, { projectId, pageName: page })
  // What is shown is never another page than the one that edits go to.
  if (canvas.state.getState().document !== null) canvas.close()
  return false
}

/** Back, Forward and an address that is typed lead to another project without anybody having been asked. */
async function isStored(canvas: CanvasService, toasts: SessionServices['toasts']): Promise<boolean> {
  const { changed, readOnly } = canvas.state.getState()
  if (!changed || readOnly) return true
  const saved = await canvas.save()
  if (saved.ok || saved.failure === 'nothing-changed' || saved.failure === 'project-missing') return true
  toasts.error(messages.switchRefused, saved.detail)
  return false
}

async function openProject(
  { navigation, projects, toasts, settings }: SessionServices,
  canvas: CanvasService | undefined,
  projectId: string,
): Promise<boolean> {
  const unsaved = canvas?.state.getState().document
  if (canvas && unsaved && !(await isStored(canvas, toasts))) {
    navigation.openProject(unsaved.projectId, unsaved.pageName)
    return true
  }
  canvas?.close()
  const leave = (reason: string) => {
    toasts.error(messages.openFailed, reason)
    if (navigation.state.getState().projectId === projectId) navigation.leaveProject()
  }
  try {
    await settings.settle()
    const outcome = await projects.open(projectId)
    if (!outcome.ok) leave(openReasons[outcome.failure satisfies OpenFailure])
  } catch (error) {
    // A fault of ours: it is told like any other, and nobody is left in front of an empty editor.
    leave(error instanceof Error ? error.message.split('\n')[0]! : String(error))
    throw error
  }
  return true
}

interface Loading extends Pick<Session, 'services' | 'guard'> {
  readonly canvas: CanvasService
}

async function loadPage({ services, guard, canvas }: Loading, wanted: PageDocument): Promise<boolean> {
  const { toasts, navigation } = services
  const { document, phase } = canvas.state.getState()
  const same = document?.projectId === wanted.projectId && document.pageName === wanted.pageName
  if (same || (phase === 'failed' && canvas.state.getState().problem === null)) return false
  const outcome = await canvas.load(wanted.pageName)
  if (outcome.ok) return true
  const warden = outcome.failure === 'too-large' ? await guard?.guard : null
  if (warden) {
    await warden.withhold({ ...wanted, elements: Number(outcome.detail) })
    return true
  }
  toasts.error(messages.pageFailed(wanted.pageName), outcome.detail)
  if (wanted.pageName === 'index') return false
  navigation.openPage('index')
  return true
}
