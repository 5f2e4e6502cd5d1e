/** What one project takes, in bytes. */
export interface ProjectUse {
  readonly id: string
  readonly name: string
  /** False for what is left of a creation or an import that was cut short. */
  readonly inited: boolean
  readonly files: number
  /** Of what only its versions hold. */
  readonly history: number
}

/** What takes the space of this browser, in bytes. */
export interface StorageUse {
  /** The largest first. */
  readonly projects: readonly ProjectUse[]
  /** Zips that were packed for a download or a link and may still be read. */
  readonly packed: number
  /** Parts of the editor that few need, kept for work without a network. */
  readonly offline: number
  /** Smaller pictures that exports made, kept for the next one. Absent in services before it. */
  readonly pictures?: number
  /** Kept back so that a deletion finds room on a full disk. */
  readonly reserve: number
  /** All of it as the browser counts it, second copies of texts and its own bookkeeping included. */
  readonly total: number
}

/** What can be given up without a project. Named versions stay. */
export type StoragePart =
  | { readonly kind: 'history'; readonly id: string }
  | { readonly kind: 'packed' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'pictures' }
