import { answer } from '../calls/answer.ts'
import { archiveVerbs } from './archive-verbs.ts'
import { entryVerbs } from './entry-verbs.ts'
import { openVerbs } from './open-verbs.ts'
import { pageVerbs } from './page-verbs.ts'
import { previewVerbs } from './preview-verbs.ts'
import type { ProjectEvent, ProjectVerbs } from './project-verbs.ts'
import { saveVerbs } from './save-verbs.ts'
import { workspaceVerbs } from './workspace-verbs.ts'
import { createWorld } from './world.ts'

answer<ProjectVerbs, ProjectEvent>((tell) => {
  const world = createWorld(tell)
  return {
    ...workspaceVerbs(world),
    ...openVerbs(world),
    ...saveVerbs(world),
    ...pageVerbs(world),
    ...archiveVerbs(world),
    ...entryVerbs(world),
    ...previewVerbs(world),
  }
})
