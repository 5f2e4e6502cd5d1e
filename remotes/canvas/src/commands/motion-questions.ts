import type { DialogsService } from '@pergola/contracts'
import { messages } from './messages.ts'

/** Asked of few elements, so that they come with the first question. */
const words = {
  clone: {
    motion: {
      title: 'Clone its motion too?',
      text: 'The copy moves by a motion of its own, or stands still.',
      confirm: 'Clone motion',
      alternative: 'Without motion',
    },
    interactions: {
      title: 'Clone its interactions too?',
      text: 'The copy has interactions of its own, or none.',
      confirm: 'Clone interactions',
      alternative: 'Without interactions',
    },
    both: {
      title: 'Clone its motion and interactions too?',
      text: 'The copy has a motion and interactions of its own, or neither.',
      confirm: 'Clone both',
      alternative: 'Without both',
    },
  },
  removeMoving: 'Delete the element and its motion?',
  removeMovingText:
    'The motion runs on this page no more. It stays in the project until unused motions are cleaned, and undo brings both back.',
} as const

interface WhatIsCloned {
  readonly motion: boolean
  readonly interactions: boolean
}

/** Null when nothing shall be copied. */
export async function askToClone(
  dialogs: DialogsService,
  { motion, interactions }: WhatIsCloned,
): Promise<'clone' | 'none' | null> {
  const { title, text, confirm, alternative } =
    words.clone[motion && interactions ? 'both' : motion ? 'motion' : 'interactions']
  const answer = await dialogs.confirm({ title, message: text, confirmLabel: confirm, alternativeLabel: alternative })
  return answer === 'cancel' ? null : answer === 'confirm' ? 'clone' : 'none'
}

export async function askToRemove(dialogs: DialogsService): Promise<boolean> {
  const answer = await dialogs.confirm({
    title: words.removeMoving,
    message: words.removeMovingText,
    confirmLabel: messages.remove,
    danger: true,
  })
  return answer === 'confirm'
}
