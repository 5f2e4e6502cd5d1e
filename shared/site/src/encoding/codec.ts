import { createJis } from './iso-2022-jp.ts'
import { createTable } from './table.ts'
import type { Codec } from './units.ts'
import { createUtf16 } from './utf-16.ts'

/** Of an encoding by its name in the Encoding standard, in lower case. */
export function createCodec(encoding: string): Codec {
  if (encoding === 'iso-2022-jp') return createJis()
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return createUtf16(encoding === 'utf-16le')
  return createTable(encoding)
}
