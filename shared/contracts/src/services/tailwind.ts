/** Sheets of utility classes for users' pages. */
export interface TailwindService {
  /**
   * What these classes need, empty where none of them is a utility. Made off the main thread, and sooner when the
   * classes only add to those of the call before. `rules` are css with `@apply`, `theme()` and their like, which are
   * compiled into the same sheet; what cannot be is left out. Null when the compiler cannot be had now.
   */
  sheet(classes: readonly string[], rules?: string): Promise<string | null>
}
