import type { Services } from '@pergola/contracts'

export type ClassServices = Pick<Services, 'canvas' | 'projects' | 'dialogs' | 'navigation' | 'settings' | 'toasts'>
