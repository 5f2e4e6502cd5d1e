import { limits, succeed } from '@pergola/contracts'
import type { Outcome, SaveFailure } from '@pergola/contracts'
import type { HeadRow } from './database.ts'
import { costsNamed } from './history/costs-named.ts'
import { totalSize } from './manifest.ts'
import type { PreparedChange } from './prepare-change.ts'
import type { DiskSave, DiskState, Saved, StorageRoom } from './project-disk.ts'
import { sweepScratch } from './sweep-scratch.ts'

interface GivingWay {
  readonly state: () => Pick<DiskState, 'manifest'>
  /** Removes zips that were handed out; false where there are none. */
  readonly sweep: () => Promise<boolean>
  /** Lets go of old versions; false where there is nothing to give. */
  readonly giveWay: () => Promise<boolean>
  /** Whether a version with a name would be lost if what is replaced were kept nowhere. */
  readonly isCostly: (prepared: PreparedChange) => Promise<boolean>
  readonly attempt: (
    prepared: PreparedChange,
    save: DiskSave,
    keepsHistory?: boolean,
  ) => Promise<Outcome<Saved, SaveFailure>>
}

/** Saves; on a full disk once more, after zips that were handed out gave way, and history behind them. */
export function givingWay({ state, sweep, giveWay, isCostly, attempt }: GivingWay): GivingWay['attempt'] {
  /** Not told yet: the save for which it was done may be refused all the same. */
  let gaveWay = false

  function told(outcome: Outcome<Saved, SaveFailure>): Outcome<Saved, SaveFailure> {
    if (!outcome.ok || !gaveWay) return outcome
    gaveWay = false
    return succeed({ ...outcome.value, gaveWay: true })
  }

  return async (prepared, save) => {
    const outcome = told(await attempt(prepared, save))
    if (outcome.ok || outcome.failure !== 'storage-full') return outcome
    if (isOverCap(state(), prepared)) return outcome
    if (await sweep()) {
      const next = told(await attempt(prepared, save))
      if (next.ok || next.failure !== 'storage-full') return next
    }
    if (await giveWay()) {
      gaveWay = true
      const second = told(await attempt(prepared, save))
      if (second.ok || second.failure !== 'storage-full') return second
    }
    if (await isCostly(prepared)) return outcome
    // What is saved comes before what was, where no person has named it: not even what it replaces is kept then.
    const last = told(await attempt(prepared, save, false))
    return last.ok ? succeed({ ...last.value, unkept: true }) : last
  }
}

/** History does not count for what a project may hold: letting go of it would make no room. */
function isOverCap({ manifest }: Pick<DiskState, 'manifest'>, { growth }: PreparedChange): boolean {
  return totalSize(manifest.files) + growth > limits.projectBytes
}

/** What there is to give on the real disk. */
export function whatGivesWay(
  room: StorageRoom,
  head: HeadRow,
  state: GivingWay['state'],
): Pick<GivingWay, 'sweep' | 'giveWay' | 'isCostly'> {
  return {
    sweep: () => sweepScratch(room.backEnd.tree, 0),
    giveWay: () => letGoOfHistory(room, head),
    isCostly: ({ manifest }) => costsNamed(room.database, { id: head.id, before: state().manifest, after: manifest }),
  }
}

/**
 * On a full disk what was has to give way to what is; false where there is nothing to give. The browser's own figures
 * are not asked: to every site it may tell the same, whatever is left.
 */
async function letGoOfHistory(room: StorageRoom, { id, epoch }: HeadRow): Promise<boolean> {
  // What cannot be fetched in this moment gives nothing: the save is tried without it.
  const history = await import('./history/sweep-history.ts').catch(() => null)
  if (!history || (await history.historySize(room.database, id)).bytes === 0) return false
  await history.sweepHistory(room, { id, epoch }, 0)
  return true
}
