import type { Block } from '@pergola/contracts'
import { messages } from './messages.ts'
import type { OwnBlockServices } from './own-block-actions.ts'

/** They read pages, and the reader weighs more than the whole panel: it is fetched at the first press. */
const actions = () => import('./own-block-actions.ts')

export function exportBlocks(services: OwnBlockServices, blocks: readonly Block[]): void {
  actions().then(
    (loaded) => loaded.exportBlocks(services, blocks),
    () => services.toasts.error(messages.notExported),
  )
}

export function uploadBlocks(services: OwnBlockServices, file: File): void {
  actions().then(
    (loaded) => loaded.uploadBlocks(services, file),
    () => services.toasts.error(messages.notImported),
  )
}

/** Asks first; one undo brings everything back. */
export function deleteBlocks(services: OwnBlockServices, blocks: readonly Block[], category?: string): void {
  actions().then(
    (loaded) => loaded.deleteBlocks(services, blocks, category),
    () => services.toasts.error(messages.notRemoved),
  )
}
