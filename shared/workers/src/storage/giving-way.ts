import { limits, succeed } from '@pergola/contracts'
import type { Outcome, SaveFailure } from '@pergola/contracts'
import { dropSecondCopies } from './second-copy-rows.ts'
import type { HeadRow } from './database.ts'
import { costsNamed } from './history/costs-named.ts'
import { totalSize } from './manifest.ts'
import type { PreparedChange } from './prepare-change.ts'
import type { DiskSave, DiskState, Saved, StorageHandle } from './project-disk.ts'
import type { Reserve } from './reserve.ts'
import { sweepScratch } from './sweep-scratch.ts'
import { fetchPart } from '../calls/fetch-part.ts'

interface GivingWay {
  readonly state: () => Pick<DiskState, 'manifest'>
  /** Removes zips that were handed out; false where there are none. */
  readonly sweep: () => Promise<boolean>
  /** Lets go of second copies of files; false where there are none. */
  readonly giveUpCopies: () => Promise<boolean>
  /** Empties the journal of what came before the newest generation; false where it holds little of it. */
  readonly compact: () => Promise<boolean>
  /** Lets go of old versions; false where there is nothing to give. */
  readonly giveWay: () => Promise<boolean>
  /** Whether a version with a name would be lost if what is replaced were kept nowhere. */
  readonly isCostly: (prepared: PreparedChange) => Promise<boolean>
  /** The space that is kept back, for work that ends with more space than it began with. */
  readonly lend: Reserve['lend']
  readonly attempt: (
    prepared: PreparedChange,
    save: DiskSave,
    keepsHistory?: boolean,
  ) => Promise<Outcome<Saved, SaveFailure>>
}

const isFull = (outcome: Outcome<Saved, SaveFailure>) => !outcome.ok && outcome.failure === 'storage-full'

/**
 * Saves; on a full disk again, after each thing that gives way to it: zips that were handed out, second copies of
 * files, what the journal holds twice, old versions, and what is replaced. What makes the project smaller is given the space that is kept back, so it
 * is never refused, and its space is there at once.
 */
export function givingWay(ways: GivingWay): GivingWay['attempt'] {
  const { state, sweep, giveUpCopies, compact, giveWay, isCostly, lend, attempt } = ways
  /** Not told yet: the save for which it was done may be refused all the same. */
  let gaveWay = false
  /** This save has found no space, or the last one. */
  let wasFull = false

  const letGo = async () => {
    const gave = await giveWay()
    if (gave) gaveWay = true
    return gave
  }

  async function inAnyWay(prepared: PreparedChange, save: DiskSave): Promise<Outcome<Saved, SaveFailure>> {
    let outcome = await attempt(prepared, save)
    if (isOverCap(state(), prepared)) return outcome
    for (const way of [sweep, giveUpCopies, compact, letGo]) {
      if (!isFull(outcome)) return outcome
      wasFull = true
      if (await way()) outcome = await attempt(prepared, save)
    }
    if (isFull(outcome) && isDeletion(prepared)) outcome = await lend(() => attempt(prepared, save))
    if (!isFull(outcome) || (await isCostly(prepared))) return outcome
    // What is saved comes before what was, where no person has named it: not even what it replaces is kept then.
    const unkept = () => attempt(prepared, save, false)
    const last = await (isDeletion(prepared) ? lend(unkept) : unkept())
    return last.ok ? succeed({ ...last.value, unkept: true }) : last
  }

  return async (prepared, save) => {
    const outcome = await inAnyWay(prepared, save)
    if (!outcome.ok) return outcome
    // Else history would hold on to the space that the deletion was to give.
    if (wasFull && isDeletion(prepared)) await letGo()
    const told = gaveWay ? succeed({ ...outcome.value, gaveWay: true as const }) : outcome
    gaveWay = false
    wasFull = false
    return told
  }
}

/** It may be of files that hold nothing, and of what stands in the record alone: a model, a motion, a remote font. */
function isDeletion({ growth, recordGrowth, change }: PreparedChange): boolean {
  return growth + recordGrowth < 0 || (growth === 0 && change.removed.length > 0)
}

/** History does not count for what a project may hold: letting go of it would make no space. */
function isOverCap({ manifest }: Pick<DiskState, 'manifest'>, { growth }: PreparedChange): boolean {
  return growth > 0 && totalSize(manifest.files) + growth > limits.projectBytes
}

/** What there is to give on the real disk. */
export function whatGivesWay(
  storage: StorageHandle,
  head: HeadRow,
  state: GivingWay['state'],
): Pick<GivingWay, 'sweep' | 'giveUpCopies' | 'giveWay' | 'isCostly' | 'lend'> {
  return {
    lend: storage.reserve.lend,
    sweep: () => sweepScratch(storage.backEnd.tree, 0),
    giveUpCopies: () => dropSecondCopies(storage.database).catch(() => false),
    giveWay: () => letGoOfHistory(storage, head),
    isCostly: ({ manifest }) =>
      costsNamed(storage.database, { id: head.id, before: state().manifest, after: manifest }),
  }
}

/**
 * On a full disk what was has to give way to what is; false where there is nothing to give. The browser's own figures
 * are not asked: to every site it may tell the same, whatever is left.
 */
async function letGoOfHistory(storage: StorageHandle, { id, epoch }: HeadRow): Promise<boolean> {
  // What cannot be fetched in this moment gives nothing: the save is tried without it.
  const history = await fetchPart(() => import('./history/sweep-history.ts')).catch(() => null)
  if (!history || (await history.historySize(storage.database, id)).bytes === 0) return false
  await history.sweepHistory(storage, { id, epoch }, 0)
  return true
}
