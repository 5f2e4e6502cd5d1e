import { answer } from '../calls/answer.ts'
import { publishHandlers } from './publish-handlers.ts'
import type { PublishVerbs } from './publish-verbs.ts'

/** Talks to the targets that a person entered, which the policy of its script lets it (`editor-policy.ts`), and to nobody else. */
answer<PublishVerbs, never>(publishHandlers)
