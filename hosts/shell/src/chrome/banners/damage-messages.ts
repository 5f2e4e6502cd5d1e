import type { Damage } from '@pergola/contracts'
import { firstOf } from '@pergola/ui'

const namedAtMost = 3

const records: Record<Damage['record'], readonly string[]> = {
  whole: [],
  older: ['Pages and settings are those of an earlier save.'],
  'made-anew': ['The list of pages was lost and is made from the files that are left.'],
}

function facts({ lost, older, record }: Damage, atMost: number): string {
  return [
    ...(lost.length > 0 ? [`Lost: ${firstOf(lost, atMost)}.`] : []),
    ...(older.length > 0 ? [`From an earlier save: ${firstOf(older, atMost)}.`] : []),
    ...records[record],
  ].join(' ')
}

export const damageMessages = {
  damaged: (damage: Damage) =>
    `This project is damaged, so it can be read and exported but not edited. ${facts(damage, namedAtMost)}`,
  export: 'Export project',
  repair: 'Repair',
  repairTitle: 'Repair project',
  repairQuestion: (damage: Damage) =>
    `The project goes on with what can still be read; the rest is given up for good. ${facts(damage, Infinity)} Export it first if you want to keep what is there now.`,
  repaired: 'Project repaired',
  notRepaired: 'The project could not be repaired',
  missing: (paths: readonly string[]) =>
    `${paths.length === 1 ? 'A file' : `${paths.length} files`} of this project can no longer be found in this browser: ${firstOf(paths, namedAtMost)}. Upload again under the same name, or leave out.`,
  leaveOut: 'Leave out',
  notLeftOut: 'The files could not be left out',
  dismiss: 'Dismiss',
}
