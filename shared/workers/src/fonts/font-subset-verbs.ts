import type { FontRefusal, FontSubset, WantedOfFont } from '@pergola/site/font-subsets'

/** What the worker that makes fonts smaller can do. */
export interface FontSubsetVerbs {
  /** As `FontSubsetter.subset`. */
  subset(input: { font: Uint8Array<ArrayBuffer>; wanted: WantedOfFont }): Promise<FontSubset | FontRefusal>
}
