/** Sheets of utility classes for users' pages. */
export interface TailwindService {
  /**
   * What these classes need, empty where none of them is a utility. Made off the main thread, and sooner when the
   * classes only add to those of the call before. Null when the compiler cannot be had now.
   */
  sheet(classes: readonly string[]): Promise<string | null>
}
