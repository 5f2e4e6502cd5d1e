import { contractNumber, type Pergola } from '@pergola/contracts'
import { version } from '../../package.json'
import type { Automated } from './verbs.ts'

type Verbs = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

export function createAutomation(automated: Automated): Pergola {
  const { services, ready } = automated
  // Nobody waits for what no script may ever ask: the verbs come with the first that is called.
  const load = kept(() => import('./verbs.ts'))
  return {
    version,
    contract: contractNumber,
    ready,
    commands: {
      list: () => [...services.commands.list()],
      run: async (name, argument) => (await load()).runCommand(services, name, argument),
    },
    projects: loadedOnCall<Pergola['projects']>(
      { list: 0, create: 0, open: 0, importZip: 0, exportZip: 0, remove: 0, trust: 0 },
      kept(async () => (await load()).createProjectVerbs(automated)),
    ),
    page: loadedOnCall<Pergola['page']>(
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
      kept(async () => (await load()).createPageVerbs(automated)),
    ),
  }
}

/**
 * Made once, and asked for again only when it could not be had. A browser that is asked for a module it has answers in a
 * task of its own, behind every picture and panel that is due.
 */
function kept<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

function loadedOnCall<Group extends object>(
  names: Readonly<Record<keyof Group, 0>>,
  open: () => Promise<Group>,
): Group {
  const verbs = Object.keys(names).map((name) => [
    name,
    async (...given: never[]) => ((await open()) as Verbs)[name]?.(...given),
  ])
  return Object.fromEntries(verbs) as Group
}
