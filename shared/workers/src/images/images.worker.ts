import { answer } from '../calls/answer.ts'
import type { ImageVerbs } from './image-verbs.ts'
import { toWebp } from './to-webp.ts'

answer<ImageVerbs, never>(() => ({ toWebp: ({ file }) => toWebp(file) }))
