/** What the central directory says of one entry. */
export interface DirectoryEntry {
  readonly name: string
  /** As written, to be compared with the local header. */
  readonly nameBytes: Uint8Array
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
  /** File type and permissions of a unix system, 0 where none was written. */
  readonly unixMode: number
}

/** Bits of the general purpose flags. */
export const flag = { encrypted: 0x1, descriptor: 0x8, patch: 0x20, strong: 0x40, utf8: 0x800, masked: 0x2000 } as const

export const method = { stored: 0, deflated: 8 } as const

export function isFolder(entry: DirectoryEntry): boolean {
  return entry.name.endsWith('/')
}
