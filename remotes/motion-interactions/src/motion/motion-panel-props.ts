import type { Services } from '@pergola/contracts'

export type MotionPanelProps = Pick<Services, 'canvas' | 'toasts' | 'dialogs'> &
  Partial<Pick<Services, 'projects' | 'settings'>>
