/** Sheets of utility classes for users' pages. */
export interface TailwindService {
  /**
   * What these classes need, empty where none of them is a utility. Made off the main thread, and sooner when the
   * classes only add to those of the call before. `rules` are css with `@apply`, `theme()` and their like, which are
   * compiled into the same sheet; what cannot be is left out. Null when the compiler cannot be had now.
   */
  sheet(classes: readonly string[], rules?: string): Promise<string | null>
  /** Names that these rules apply and nobody knows, in their order. Empty when the compiler cannot be had now. */
  unknownApplied?(rules: string): Promise<readonly UnknownClass[]>
}

/** A name in `@apply` that is no class of Tailwind. */
export interface UnknownClass {
  readonly name: string
  /** Of the rule that applies it. */
  readonly selector: string
  /** The known one that is written most alike; null where none is. */
  readonly nearest: string | null
}
