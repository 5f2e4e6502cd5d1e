export interface EnginePatch {
  readonly name: string
  readonly why: string
  /** Title of the conformance test that fails without it. */
  readonly heldBy: string
  readonly find: string
  readonly replace: string
}

export declare const enginePatches: readonly EnginePatch[]

/** Throws where a text that a change replaces is not there exactly once. */
export declare function patchEngine(code: string): string
