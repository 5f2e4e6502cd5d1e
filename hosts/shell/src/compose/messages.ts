import type { OpenFailure } from '@pergola/contracts'

export const messages = {
  switchRefused: 'The other project was not opened: what is unsaved here could not be stored',
  openFailed: 'The project could not be opened',
  pageFailed: (name: string) => `Page ${name} could not be opened`,
  settingFailed: 'The setting could not be stored and is as it was.',
  offline: 'You are offline. Everything goes on; your work is kept in this browser.',
  online: 'You are online again',
}

export const openReasons: Record<OpenFailure, string> = {
  'project-missing': 'It is no longer in this browser.',
  'not-initialised': 'Its creation was cut short. Repair or remove it in the workspace.',
  damaged: 'Its files are damaged. Repair it in the workspace or load an exported copy.',
  'worker-lost': 'The part that reads projects stopped. Try again.',
  'timed-out': 'It took too long. Try again.',
}
