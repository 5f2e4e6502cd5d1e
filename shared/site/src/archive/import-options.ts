export interface ImportOptions {
  /** Name of a project that brings none: the zip's own, without extension. */
  readonly name: string
  /** Gives a new id at each call. */
  readonly ids: () => string
}
