import { combine, fail, succeed } from '@pergola/contracts'
import type { Dispose, FolderFailure, LongWork, Outcome } from '@pergola/contracts'
import { isAllowed, pickFolder } from './folder-access.ts'
import { createFolderLinks, type FolderLinks } from './folder-links.ts'
import type { FolderAnswers, FolderPorts, FoldersStore, ShellFolders } from './folder-ports.ts'
import { followFolder } from './follow-folder.ts'
import { messages } from './messages.ts'
import { runSync } from './run-sync.ts'

type Session = Pick<ShellFolders, 'open' | 'sync' | 'answer' | 'texts' | 'unlink'> & {
  askUnlink(projectId: string): Promise<void>
  readonly dispose: Dispose
}
type Done = Outcome<undefined, FolderFailure>

const nothing: FolderAnswers = { choices: [], agreed: [], kept: [] }

/** Keeps the folder of the open project in step, and any other when somebody asks for it. */
export async function createFolderSession(ports: FolderPorts, state: FoldersStore): Promise<Session> {
  const { source, settings, bus, dialogs } = ports
  const links = createFolderLinks(ports, state)
  const running = new Map<string, Promise<Done>>()
  await links.refresh()
  state.setState({ parts: await ports.parts() })

  async function pass(id: string, answers: FolderAnswers, byGesture: boolean): Promise<Done> {
    const link = links.find(id)
    const handle = link && (await links.handle(id))
    if (!link || !handle) return fail('not-linked')
    if (!(await isAllowed(handle, byGesture))) return links.failed(id, 'no-permission', '')
    links.put(id, { phase: 'syncing' })
    const done = await runSync(ports, { id, name: link.name }, answers)
    return done.ok ? links.passed(id, done.value) : links.failed(id, done.failure, done.detail ?? '')
  }

  /** One after the other: each looks at what the one before has left. */
  function inTurn(id: string, answers: FolderAnswers, byGesture: boolean): Promise<Done> {
    const before = running.get(id) ?? Promise.resolve(succeed())
    const next = before.then(() => pass(id, answers, byGesture))
    running.set(id, next)
    return next
  }

  const stopFollowing = followFolder(ports, { state, links, look: (id) => inTurn(id, nothing, false) })

  async function unlink(id: string): Promise<void> {
    await running.get(id)
    await source.ask('unlinkFolder', { id })
    await links.refresh()
  }

  return {
    open: (work) => openFolder(ports, links, work),
    async sync(id) {
      const done = await inTurn(id, nothing, true)
      if (links.find(id)?.phase === 'asking') state.setState({ shown: id })
      return done
    },
    answer: (id, answers) => inTurn(id, answers, true),
    async texts(id, path) {
      const answer = await source.ask('folderTexts', { id, path, settings: settings() })
      return answer.ok && answer.value.ok ? answer.value.value : { mine: null, theirs: null }
    },
    unlink,
    async askUnlink(id) {
      const answer = await dialogs.confirm({
        title: messages.unlinkTitle,
        message: messages.unlinkText(links.find(id)?.name ?? ''),
        confirmLabel: messages.unlink,
      })
      if (answer === 'confirm') await unlink(id)
    },
    dispose: combine(
      stopFollowing,
      bus.on('project.removed', () => void links.refresh()),
    ),
  }
}

async function openFolder(
  { source, settings, bus }: FolderPorts,
  links: FolderLinks,
  work: LongWork | undefined,
): ReturnType<ShellFolders['open']> {
  const handle = await pickFolder()
  if (!handle) return fail('cancelled')
  if (!(await isAllowed(handle, true))) return fail('no-permission')
  const answer = await source.ask('openFolder', { handle, settings: settings() }, work)
  if (!answer.ok) return fail(answer.failure === 'cancelled' ? 'cancelled' : 'worker-lost', answer.detail)
  if (!answer.value.ok) return answer.value
  const { summary, opened } = answer.value.value
  source.put(summary)
  bus.emit('project.created', { projectId: opened.id })
  await links.refresh()
  links.put(opened.id, { phase: 'in-step' })
  return succeed(opened)
}
