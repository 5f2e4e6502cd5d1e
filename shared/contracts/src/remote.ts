import type { ComponentType } from 'react'
import type { Command } from './commands.ts'
import type { Dispose } from './lifetime.ts'
import type { RemoteBlock } from './records/remote-block.ts'
import type { ServiceName, Services } from './services/services.ts'
import type { SlotName } from './slots.ts'

/**
 * Raised when a member of the contract, or a name of the shared ui, is removed or narrowed. A remote that speaks another
 * number is not activated.
 */
export const contractNumber = 2

export interface ViewProps {
  /** Closes the modal the view stands in; does nothing elsewhere. */
  readonly close: () => void
  readonly argument?: unknown
}

export interface PanelInfo {
  readonly slot: SlotName
  readonly title: string
  /** Path data of a 24 × 24 stroked icon. Never markup: it comes from a stranger. */
  readonly icon: string
}

/** A switch of the remote's own: shown under it in Settings → Parts of the editor, kept in this browser. */
export interface RemoteSetting {
  /** The remote's name, a dot, and a word: `word-count.show-bar`. */
  readonly name: string
  readonly label: string
  /** What is different when it is on. */
  readonly hint?: string
  /** Until the person decides. */
  readonly initial: boolean
  /** Called with the value before anything that the remote brings is shown, and with every other value after it. */
  apply(value: boolean): void
}

export interface RemoteContribution {
  /** Services this remote provides to those activated after it. */
  readonly services?: Partial<Services>
  readonly views?: Readonly<Partial<Record<SlotName, ComponentType<ViewProps>>>>
  readonly panels?: readonly PanelInfo[]
  readonly commands?: readonly Command[]
  /** Of remotes from elsewhere. */
  readonly settings?: readonly RemoteSetting[]
  /** Of remotes from elsewhere. */
  readonly blocks?: readonly RemoteBlock[]
  readonly dispose?: Dispose
}

export interface RemoteDefinition<Need extends ServiceName = ServiceName> {
  readonly name: string
  readonly contract: number
  /** Services the remote cannot work without. They fix the order of activation. */
  readonly needs: readonly Need[]
  /** Services of other remotes used when they are there; never waited for beyond the order of activation. */
  readonly wants?: readonly ServiceName[]
  activate(services: Pick<Services, Need> & Partial<Services>): RemoteContribution | Promise<RemoteContribution>
}

/** Typed identity: what a remote's entry module exports as `remote`. */
export function defineRemote<Need extends ServiceName>(
  definition: Omit<RemoteDefinition<Need>, 'contract'> & { contract?: number },
): RemoteDefinition<Need> {
  return { contract: contractNumber, ...definition }
}
