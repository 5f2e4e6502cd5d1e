import { snapdom } from '@zumer/snapdom'
import type { Drawing } from './drawing.ts'

/** Runs in the frame that `withDrawing` opens, and in no other. */
const drawing: Drawing['snapdom'] = (element, options) => snapdom.toCanvas(element, options)
Object.assign(globalThis, { snapdom: drawing })
