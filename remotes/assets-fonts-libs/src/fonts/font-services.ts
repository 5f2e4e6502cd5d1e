import type { Services } from '@pergola/contracts'

export type FontServices = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas' | 'settings'>>
