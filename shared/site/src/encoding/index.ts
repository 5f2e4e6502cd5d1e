export { decodeFile, encodeFile, readLoosely } from './text-file.ts'
export type { Surroundings, TextFile } from './texts.ts'
export { isPlain, plainText } from './plain-text.ts'
export { seemsPlain } from './seems-plain.ts'
