import { fail } from '@pergola/contracts'
import type { Handlers } from '../calls/answer.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import type { World } from './world.ts'

type ArchiveVerbs = Pick<Handlers<ProjectVerbs>, 'importZip' | 'exportZip' | 'listRunnable'>

export function archiveVerbs(world: World): ArchiveVerbs {
  return {
    importZip: async () => fail('not-a-zip', 'Archives cannot be read yet.'),
    exportZip: async () => fail('damaged', world.current()?.id),
    listRunnable: async () => [],
  }
}
