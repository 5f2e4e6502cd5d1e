import { followInTurn } from '../document/index.ts'
import type { FollowEdits } from '../document/index.ts'
import { connectLoopParts } from './connect-loop-parts.ts'
import { expectLists } from './expect-lists.ts'
import type { KeptPage } from './kept-page.ts'

export type { KeptPage } from './kept-page.ts'

/** What edits of loops bring with them, in the same step. */
export function keepLoops(kept: KeptPage): FollowEdits {
  return followInTurn(connectLoopParts(kept), expectLists(kept))
}
