import { answer } from '../calls/answer.ts'
import { loadShared } from './load-shared.ts'
import { shareProject } from './share-project.ts'
import type { ShareVerbs } from './share-verbs.ts'

answer<ShareVerbs, never>(() => ({
  shareProject,
  loadShared: (input, call) => loadShared(input, { ...call, origin: location.origin }),
}))
