import type { OpenFailure } from '@pergola/contracts'
import type { Shell } from '../context/shell.ts'
import { messages } from './messages.ts'

const reasons: Record<OpenFailure, string> = {
  'project-missing': 'It is no longer in this browser.',
  'not-initialised': 'Its creation was cut short.',
  damaged: 'Its files are damaged.',
  'worker-lost': 'The part that reads projects stopped. Try again.',
  'timed-out': 'The other tab did not answer. Try again.',
}

/** This tab becomes the one that writes. */
export async function takeOver({ services: { projects, toasts } }: Shell): Promise<void> {
  const outcome = await projects.takeOver()
  if (!outcome.ok) toasts.error(messages.takeOverFailed, reasons[outcome.failure])
}
