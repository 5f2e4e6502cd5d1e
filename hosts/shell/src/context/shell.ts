import type { Dispose, Services } from '@pergola/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { LongWorkState } from '../services/long-work.ts'
import type { LayoutStore } from '../services/layout-store.ts'
import type { Remotes } from '../remotes/index.ts'
import type { ShellCommands } from '../services/create-commands.ts'
import type { ShellDialogs } from '../services/create-dialogs.ts'
import type { ShellNavigation } from '../services/create-navigation.ts'
import type { ShellSettings } from '../services/create-settings.ts'
import type { ShellFolders } from '../services/folders/folder-ports.ts'
import type { ShellToasts } from '../services/create-toasts.tsx'
import type { LazyGuard } from './guard-state.ts'

/** What the shell itself provides; the rest comes with remotes. */
export interface ShellServices extends Omit<Services, 'canvas' | 'assetPicker' | 'animations' | 'remotes'> {
  readonly navigation: ShellNavigation
  readonly dialogs: ShellDialogs
  readonly toasts: ShellToasts
  readonly commands: ShellCommands
  readonly folders: ShellFolders
  readonly settings: ShellSettings
}

/** Windows of the shell's own, loaded when first asked for. */
export type ShellWindow = 'palette' | 'shortcuts' | 'trust' | 'share' | 'publish'

export interface TroubleState {
  /** The project worker died and was started again; shown until the user has read it. */
  readonly workerLost: boolean
  readonly online: boolean
}

/** Everything the frame is drawn from. */
export interface Shell {
  readonly services: ShellServices
  readonly remotes: Remotes
  readonly layout: LayoutStore
  readonly window: StoreApi<{ readonly open: ShellWindow | null }>
  readonly work: StoreApi<LongWorkState>
  readonly trouble: StoreApi<TroubleState>
  /** Which page is not drawn, because it ended a tab before. */
  readonly guard: LazyGuard
  /** Called after anything that may enable, disable or check a command. */
  watch(listener: () => void): Dispose
  readonly dispose: Dispose
}
