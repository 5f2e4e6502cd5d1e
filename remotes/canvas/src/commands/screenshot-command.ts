import type { Command } from '@pergola/contracts'
import { takeScreenshot } from '../screenshot/screenshots.ts'
import type { CommandInput } from './command-input.ts'
import { messages } from './messages.ts'

/** Asked for, a picture that cannot be taken is told; the one that follows a save never bothers anybody. */
export function screenshotCommand({ core }: CommandInput): Command {
  const { toasts } = core.services

  async function run(): Promise<void> {
    try {
      if (await takeScreenshot(core)) toasts.success(messages.screenshotTaken)
      else toasts.info(messages.screenshotEmpty)
    } catch (error) {
      toasts.error(messages.screenshotFailed(error instanceof Error ? error.message : String(error)))
    }
  }

  return {
    name: 'page.screenshot',
    label: messages.screenshot,
    group: messages.page,
    when: () => core.store.getState().phase === 'ready' && !core.store.getState().readOnly,
    run,
  }
}
