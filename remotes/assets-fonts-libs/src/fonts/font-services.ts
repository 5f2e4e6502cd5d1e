import type { CommandsService, Services } from '@pergola/contracts'

export type FontServices = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas' | 'settings'>> & { readonly commands?: Pick<CommandsService, 'run'> }
