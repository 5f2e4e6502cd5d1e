import { toolsAt } from '@pergola/contracts/agents'
import type { PergolaTools } from '@pergola/contracts'
import { messages } from './messages.ts'
import { refuse } from './refuse.ts'
import { TabSite } from './tab-site.ts'
import type { TabServices } from './tab-site.ts'
import { runTool } from './tab-tools.ts'

/** `pergola.tools`, for scripts that a person runs: the verbs of agents without what agents are asked about. */
export function createScriptTools(services: TabServices): PergolaTools {
  let site: TabSite | null = null

  function current(): TabSite | null {
    if (site?.isOpen()) return site
    const { open } = services.projects.state.getState()
    const record = services.canvas.record.getState().project
    site = open && record ? new TabSite(services, open.id, record) : null
    return site
  }

  return {
    list: () =>
      Promise.resolve(
        toolsAt('tab').map(({ name, title, description, scope }) => ({ name, title, description, scope })),
      ),
    async run(name, input = {}) {
      const open = current()
      return open ? runTool(open, { name, input }, (label) => label) : refuse('page-missing', messages.noProject)
    },
    async transaction(label, work) {
      const inside = (run: Parameters<typeof work>[0]) => work((name, input = {}) => run(name, input))
      return (await current()?.transaction(label, inside)) ?? refuse('page-missing', messages.noProject)
    },
  }
}
