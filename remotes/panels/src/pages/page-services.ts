import type { Services } from '@pergola/contracts'

export type PageServices = Pick<Services, 'canvas' | 'projects' | 'dialogs' | 'navigation' | 'settings' | 'toasts'>
