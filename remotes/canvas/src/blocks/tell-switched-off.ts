import type { CanvasCore } from '../service/canvas-core.ts'
import type { BlockDefinition } from './block-definition.ts'
import { messages } from './messages.ts'

/** Nobody looks into the settings for why what was just dropped does nothing. */
export function tellSwitchedOff({ services }: CanvasCore, { label, needs }: BlockDefinition): void {
  if (needs === undefined || services.settings.state.getState().settings[needs]) return
  services.toasts.info(messages.switchedOff(label, needs))
}
