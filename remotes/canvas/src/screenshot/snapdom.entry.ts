import { snapdom } from '@zumer/snapdom'
import { asVisited } from './as-visited.ts'
import type { Drawing } from './drawing.ts'

/**
 * Runs in the frame that `withDrawing` opens, and in no other. The options that every picture has are made here: snapdom
 * knows a regular expression of its own realm alone.
 */
const drawing: Drawing['snapdom'] = (element, options) => snapdom.toCanvas(element, { ...asVisited, ...options })
Object.assign(globalThis, { snapdom: drawing })
