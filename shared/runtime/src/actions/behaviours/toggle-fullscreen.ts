import { first } from '../support/first.ts'

export function toggleFullscreen(selector: unknown): Promise<void> | undefined {
  return document.fullscreenElement ? document.exitFullscreen() : first(selector)?.requestFullscreen()
}
