import type { DialogsService } from '@pergola/contracts'
import { AgentSession } from './agent-session.ts'
import { messages } from './messages.ts'
import { modelContext, offerTools } from './offer-tools.ts'
import { showChip } from './show-chip.tsx'
import type { TabServices } from './tab-site.ts'

interface SwitchServices extends TabServices {
  readonly dialogs: Pick<DialogsService, 'confirm'>
}

/** Asks the person, then lets agents work on the open project; null where they may not. */
export async function switchAgentsOn(services: SwitchServices): Promise<AgentSession | null> {
  const { projects, dialogs } = services
  const open = projects.state.getState().open
  if (!open) return null
  const { name } = open.project
  const isReader = open.trust === 'restricted'
  const answer = await dialogs.confirm({
    title: messages.askTitle,
    message: isReader ? messages.askRestricted(name) : messages.ask(name),
    confirmLabel: isReader ? messages.allowReading : messages.allow,
  })
  // Meanwhile the person may have gone elsewhere.
  if (answer !== 'confirm' || projects.state.getState().open?.id !== open.id) return null
  const session = new AgentSession(services, { id: open.id, name }, isReader)
  const context = modelContext()
  if (context) await offerTools(context, session)
  // Where the browser brings no agent, one that is connected is all there can be.
  showChip(session, context === null)
  return session
}
