import { mergeTexts } from '@pergola/site/merge'
import { outputPath } from '@pergola/site/project'
import { syncActionOf } from './sync-action.ts'
import type { SyncAction } from './sync-action.ts'
import type { FolderChoice, FolderConflict, PassAnswers } from './folder-pass.ts'
import type { FolderLook } from './look-at-folder.ts'
import { bytesOf } from './scan-folder.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What one pass over a folder has to do, and what it has to ask. */
export interface PassPlan {
  /** Files that are the same on both sides. */
  readonly equal: string[]
  /** From the folder into the project; null: removed there. */
  readonly take: Map<string, Bytes | null>
  /** Files the project has not; pages among them become pages of it. */
  readonly add: Map<string, Bytes>
  readonly removedPages: string[]
  /** The folder's, given up by a person: history keeps it. */
  readonly giveUp: Map<string, Bytes>
  readonly write: string[]
  readonly remove: string[]
  /** To be removed once a person agrees. */
  readonly removals: string[]
  readonly conflicts: FolderConflict[]
  /** Left as they are on both sides. */
  readonly leave: string[]
}

interface Place {
  readonly path: string
  readonly action: SyncAction
  readonly disk: string | null
  readonly ours: string | null
}

function emptyPlan(): PassPlan {
  return {
    equal: [],
    take: new Map(),
    add: new Map(),
    removedPages: [],
    giveUp: new Map(),
    write: [],
    remove: [],
    removals: [],
    conflicts: [],
    leave: [],
  }
}

export async function planPass(look: FolderLook, answers: PassAnswers): Promise<PassPlan> {
  const { outputs, hashes, rows } = look
  const plan = emptyPlan()
  for (const path of new Set([...outputs.keys(), ...hashes.keys(), ...rows.keys()])) {
    const disk = hashes.get(path) ?? null
    const ours = outputs.get(path)?.hash ?? null
    const place = { path, disk, ours, action: syncActionOf({ row: rows.get(path), disk, ours }) }
    if (place.action === 'equal') plan.equal.push(path)
    else if (place.action === 'write') plan.write.push(path)
    else if (place.action === 'remove') planRemoval(plan, path, answers)
    else if (place.action !== 'none') await planTaking(look, plan, { place, answers })
  }
  return plan
}

function planRemoval({ remove, leave, removals }: PassPlan, path: string, { agreed, kept }: PassAnswers): void {
  if (agreed.includes(path)) remove.push(path)
  else if (kept.includes(path)) leave.push(path)
  else removals.push(path)
}

interface Taking {
  readonly place: Place
  readonly answers: PassAnswers
}

async function planTaking(look: FolderLook, plan: PassPlan, { place, answers }: Taking): Promise<void> {
  const { path, disk, ours } = place
  const choice = answers.choices.find((each) => each.path === path && each.there === disk && each.here === ours)
  if (choice) return choose(look, plan, choice)
  const kind = await takeOrAsk(look, plan, place)
  if (kind) plan.conflicts.push({ path, kind, there: disk, here: ours })
}

/** Answers what is to be asked; null where nobody has to be. */
async function takeOrAsk(look: FolderLook, plan: PassPlan, place: Place): Promise<FolderConflict['kind'] | null> {
  const { path, disk, ours } = place
  if (disk === null) return takeRemoval(look, plan, place)
  if (look.disk.state().manifest.files.has(path)) return takeText(look, plan, place)
  if (ours !== null) return 'generated'
  if ((look.rows.get(path)?.ours ?? null) !== null) return 'removed-here'
  plan.add.set(path, await folderBytes(look, path))
  return null
}

function takeRemoval(look: FolderLook, plan: PassPlan, { path, action }: Place): FolderConflict['kind'] | null {
  const page = pageAt(look, path)
  if (page === 'index') return 'start-removed'
  const stored = look.disk.state().manifest.files.get(path)
  // What is stored may differ from what is written: an edit that is not seen there is an edit all the same.
  const isAsSeen = stored !== undefined && stored.hash === look.rows.get(path)?.ours
  if (page !== null || action === 'both' || !isAsSeen) return 'removed-there'
  plan.take.set(path, null)
  return null
}

async function takeText(look: FolderLook, plan: PassPlan, { path, action }: Place): Promise<'changed' | null> {
  const theirs = await folderBytes(look, path)
  const stored = look.disk.state().manifest.files.get(path)
  if (action === 'take' && stored?.hash === look.rows.get(path)?.ours) {
    plan.take.set(path, theirs)
    return null
  }
  const merged = await mergedText(look, path, theirs)
  if (!merged) return 'changed'
  // What came from the folder is in ours already, with what ours has besides.
  if (merged.text === merged.mine) plan.write.push(path)
  else plan.take.set(path, merged.bytes)
  return null
}

async function mergedText(
  look: FolderLook,
  path: string,
  bytes: Bytes,
): Promise<{ text: string; mine: string; bytes: Bytes } | null> {
  const { disk, texts } = look
  const textOf = async (file: Bytes) => (await texts.decode(disk, path, file))?.text ?? null
  const known = look.rows.get(path)?.base
  const base = known ? await textOf(known) : null
  const [mine, theirs] = [await projectText(look, path), await textOf(bytes)]
  if (base === null || mine === null || theirs === null) return null
  const text = mergeTexts(path, { base, mine, theirs })
  const merged = text === null ? null : await texts.encode(disk, { path, text })
  return text === null || !merged ? null : { text, mine, bytes: merged }
}

/** As a person said. */
async function choose(look: FolderLook, plan: PassPlan, { path, keep, there, here }: FolderChoice): Promise<void> {
  const theirs = there === null ? null : await folderBytes(look, path)
  const stored = look.disk.state().manifest.files.has(path)
  if (keep === 'theirs') return takeTheirs(look, plan, { path, theirs, stored, here })
  if (keep === 'both' && theirs) plan.add.set(otherName(look, path), theirs)
  else if (theirs) plan.giveUp.set(path, theirs)
  if (here === null) plan.remove.push(path)
  else plan.write.push(path)
}

interface Theirs {
  readonly path: string
  readonly theirs: Bytes | null
  readonly stored: boolean
  readonly here: string | null
}

function takeTheirs(look: FolderLook, plan: PassPlan, { path, theirs, stored, here }: Theirs): void {
  const page = theirs === null ? pageAt(look, path) : null
  if (page !== null) plan.removedPages.push(page)
  else if (stored) plan.take.set(path, theirs)
  else if (theirs && here === null) plan.add.set(path, theirs)
  else plan.leave.push(path)
}

function pageAt({ disk }: FolderLook, path: string): string | null {
  return Object.values(disk.state().project.pages).find((page) => outputPath(page) === path)?.name ?? null
}

/** `about.html` is `about (folder).html`, or the first number that is free. */
function otherName({ disk, hashes, outputs }: FolderLook, path: string): string {
  const { files } = disk.state().manifest
  const [, stem = path, extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? []
  for (let count = 1; ; count++) {
    const name = `${stem} (folder${count > 1 ? ` ${count}` : ''})${extension}`
    if (!files.has(name) && !hashes.has(name) && !outputs.has(name)) return name
  }
}

export function folderBytes({ folder }: FolderLook, path: string): Promise<Bytes> {
  const file = folder.files.get(path)
  if (!file) throw new Error(`folderBytes: ${path} is not in the folder`)
  return bytesOf(file, path)
}

async function projectText({ disk, texts }: FolderLook, path: string): Promise<string | null> {
  return (await texts.read(disk, path))?.text ?? null
}
