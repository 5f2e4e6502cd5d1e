import type { RemoteBlock, RemotesService } from '@pergola/contracts'
import type { BlockDefinition } from '../blocks/block-definition.ts'
import type { ArriveOnPage, OfferBlocks } from '../blocks/blocks.ts'
import { lazyBlocks } from '../blocks/lazy-blocks.ts'
import { arrivingBlock } from './arriving-block.ts'

function definitionOf({ id, label, category, icon, html, css }: RemoteBlock): BlockDefinition {
  const plain = { id, label, category, icon, html }
  return css === undefined ? plain : { ...plain, css, onPage: (page) => arrivingBlock(page, { label, html, css }) }
}

/** Blocks of remotes from elsewhere come when those remotes do, each once. */
function followRemotes(remotes: RemotesService, offer: OfferBlocks): void {
  const offered = new Set<string>()
  const take = () => {
    const fresh = (remotes.state.getState().blocks ?? []).filter(({ id }) => !offered.has(id))
    for (const { id } of fresh) offered.add(id)
    if (fresh.length > 0) offer(fresh.map(definitionOf))
  }
  take()
  remotes.state.subscribe(take)
}

/** What few pages begin with, and what remotes bring: for when Add is open, behind what the page needs. */
export function offerPlainBlocks(offer: OfferBlocks, remotes: RemotesService | undefined): ArriveOnPage {
  offer(lazyBlocks)
  if (remotes) followRemotes(remotes, offer)
  return arrivingBlock
}
