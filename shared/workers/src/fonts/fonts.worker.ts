import { readFont } from '@pergola/site/font-file'
import { answer } from '../calls/answer.ts'
import type { FontVerbs } from './font-verbs.ts'

answer<FontVerbs, never>(() => ({
  readFont: async ({ file }) => readFont(new Uint8Array(await file.arrayBuffer())),
}))
