export interface LibraryChoice {
  /** Empty where a file is given. */
  readonly url: string
  readonly file: File | null
  readonly name: string
  readonly place: 'header' | 'footer'
  readonly defer: boolean
  readonly async: boolean
  /** Empty: found by running the file alone. */
  readonly globalName: string
  /** Pages fetch it from its address themselves. */
  readonly asCdn: boolean
  readonly version?: string
  readonly description?: string
}
