import type { LinkedFolder } from '@pergola/contracts'

export const messages = {
  taken: (folder: string) => `From the folder ${folder}`,
  unlink: 'Unlink',
  unlinkTitle: 'Unlink the folder?',
  unlinkText: (name: string) =>
    `The project and the folder ${name} stay as they are. Changes no longer go from one to the other.`,
}

export const states: Record<LinkedFolder['phase'], string> = {
  linked: 'linked',
  syncing: 'syncing…',
  'in-step': 'in step',
  waiting: 'not connected',
  asking: 'to decide',
  failed: 'not in step',
}
