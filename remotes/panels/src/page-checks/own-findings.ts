import type { CanvasService } from '@pergola/contracts'
import { checkAddresses } from './check-addresses.ts'
import { checkCommands } from './check-commands.ts'
import { checkForms } from './check-forms.ts'
import { checkLoopParts } from './check-loop-parts.ts'
import { checkSearch } from './check-search.ts'
import { checkSwitchedOff } from './check-switched-off.ts'
import { checkMotions } from './check-motions.ts'
import { checkSplitTexts } from './check-split-texts.ts'
import type { Finding } from './finding.ts'
import { readOtherAnchors } from './other-anchors.ts'
import type { PageFacts } from './page-facts.ts'

/** All that the page says of itself, whatever it weighs and however it is drawn. */
export async function ownFindings(
  canvas: CanvasService,
  facts: PageFacts,
  turn: () => Promise<void>,
): Promise<readonly Finding[]> {
  return [
    ...checkAddresses(facts, await readOtherAnchors(canvas, facts)),
    ...(await checkCommands(canvas, turn)),
    ...checkLoopParts(canvas),
    ...checkForms(canvas),
    ...checkSearch(canvas, facts),
    ...checkSwitchedOff(canvas, facts),
    ...checkMotions(canvas, facts),
    ...checkSplitTexts(canvas, facts),
  ]
}
