import type { ComponentType } from 'react'
import type { PanelInfo, RemoteBlock, RemoteSetting, RemoteSettingInfo, SlotName, ViewProps } from '@pergola/contracts'

/** Why a remote is not there: each has its own words in `messages.ts`. */
export type RemoteFailure = 'missing' | 'refused' | 'slow' | 'threw' | 'contract' | 'invalid' | 'need-missing'

export type RemotePhase = 'loading' | 'waiting' | 'active' | 'failed'

export interface RemoteStatus {
  readonly name: string
  readonly title: string
  readonly version: string
  readonly slots: readonly string[]
  /** Where its code comes from. */
  readonly entryUrl: string
  /** By the person, in this browser. */
  readonly added: boolean
  /** Removed, and running until the page is loaded anew. */
  readonly leaving?: boolean
  /** `waiting`: its code is there, a service it needs is not yet. */
  readonly phase: RemotePhase
  readonly failure?: RemoteFailure
  /** What only the failing side knows: an error's message, the missing service, the two contract numbers. */
  readonly detail?: string
  /** What it brought and was not taken, a sentence each. */
  readonly refused?: readonly string[]
  readonly settings?: readonly KeptSetting[]
}

/** A switch of a remote with its value. */
export type KeptSetting = RemoteSettingInfo & Pick<RemoteSetting, 'apply'>

export interface RemoteSlotView {
  readonly remote: string
  readonly View: ComponentType<ViewProps>
}

export interface RemotePanel extends PanelInfo {
  readonly remote: string
}

export interface RemotesState {
  /** `unreadable`: remotes.json itself could not be had; no remote is known. */
  readonly file: 'reading' | 'read' | 'unreadable'
  /** In the order of remotes.json. */
  readonly list: readonly RemoteStatus[]
  readonly views: Readonly<Partial<Record<SlotName, RemoteSlotView>>>
  /** In the order of remotes.json. */
  readonly panels: readonly RemotePanel[]
  /** Of remotes from elsewhere, in the order in which they came. */
  readonly blocks?: readonly RemoteBlock[]
}
