import type { SnapdomOptions } from '@zumer/snapdom'
import type { Options as Html2canvasOptions } from 'html2canvas'

/** What draws an element as a canvas, by the name that its script gives it in the frame. */
export interface Drawing {
  snapdom(element: HTMLElement, options: SnapdomOptions): Promise<HTMLCanvasElement>
  html2canvas(element: HTMLElement, options: Partial<Html2canvasOptions>): Promise<HTMLCanvasElement>
}
