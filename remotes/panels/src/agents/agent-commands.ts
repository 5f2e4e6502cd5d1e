import type {
  CanvasService,
  Command,
  DialogsService,
  NavigationService,
  Pergola,
  PergolaTools,
  ProjectsService,
} from '@pergola/contracts'
import type { AgentSession } from './agent-session.ts'

interface AgentServices {
  readonly canvas: CanvasService
  readonly projects: ProjectsService
  readonly navigation: NavigationService
  readonly dialogs: DialogsService
}

/** Switches agents on and off for the open project, and gives scripts the same verbs. All of it comes when it is first asked for. */
export function agentCommands(services: AgentServices): Command[] {
  giveTools(services)
  let session: AgentSession | null = null
  const isOn = () => session !== null && !session.signal.aborted
  return [
    {
      name: 'agents.switch',
      label: 'Let an agent work on this project',
      group: 'Project',
      keywords: 'ai assistant mcp webmcp automation',
      when: () => services.canvas.state.getState().document !== null,
      checked: isOn,
      async run() {
        if (isOn()) return session?.stop()
        session = await (await import('./switch-agents.ts')).switchAgentsOn(services)
      },
    },
  ]
}

/** Gives `window.pergola` the verbs of agents; their code comes with the first call. */
function giveTools(services: AgentServices): void {
  let made: Promise<PergolaTools> | null = null
  const tools = () => (made ??= import('./script-tools.ts').then((code) => code.createScriptTools(services)))
  const { pergola } = globalThis as { pergola?: Pergola }
  if (!pergola) return
  const verbs: PergolaTools = {
    list: async () => (await tools()).list(),
    run: async (name, input) => (await tools()).run(name, input),
    transaction: async (label, work) => (await tools()).transaction(label, work),
  }
  Object.assign(pergola, { tools: verbs })
}
