import type { Services } from '@pergola/contracts'

export type LibraryServices = Pick<Services, 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas' | 'settings'>>
