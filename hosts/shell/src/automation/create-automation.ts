import { contractNumber, type Pergola } from '@pergola/contracts'
import { version } from '../../package.json'
import type { AutomationServices } from './verbs.ts'

type Verbs = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

/** Nobody waits for what no script may ever ask: the verbs come with the first that is called. */
const load = () => import('./verbs.ts')

export function createAutomation(services: AutomationServices, ready: Promise<void>): Pergola {
  return {
    version,
    contract: contractNumber,
    ready,
    commands: {
      list: () => [...services.commands.list()],
      run: async (name, argument) => (await load()).runCommand(services, name, argument),
    },
    projects: late<Pergola['projects']>(
      { list: 0, create: 0, open: 0, importZip: 0, exportZip: 0, remove: 0, trust: 0 },
      async () => (await load()).createProjectVerbs(services, ready),
    ),
    page: late<Pergola['page']>(
      {
        load: 0,
        source: 0,
        select: 0,
        setStyle: 0,
        setAttribute: 0,
        insertBlock: 0,
        remove: 0,
        undo: 0,
        redo: 0,
        save: 0,
      },
      async () => (await load()).createPageVerbs(services, ready),
    ),
  }
}

function late<Room extends object>(names: Readonly<Record<keyof Room, 0>>, open: () => Promise<Room>): Room {
  const verbs = Object.keys(names).map((name) => [
    name,
    async (...given: never[]) => ((await open()) as Verbs)[name]?.(...given),
  ])
  return Object.fromEntries(verbs) as Room
}
