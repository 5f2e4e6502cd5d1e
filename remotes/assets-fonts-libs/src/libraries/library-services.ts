import type { PreviewService, Services } from '@pergola/contracts'

export type LibraryServices = Pick<Services, 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas' | 'settings'>> & { readonly preview?: Pick<PreviewService, 'globalsOf'> }
