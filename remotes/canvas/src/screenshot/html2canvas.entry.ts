import html2canvas from 'html2canvas'
import type { Drawing } from './drawing.ts'

/** Runs in the frame that `withDrawing` opens, and in no other. */
const drawing: Drawing['html2canvas'] = (element, options) => html2canvas(element, options)
Object.assign(globalThis, { html2canvas: drawing })
