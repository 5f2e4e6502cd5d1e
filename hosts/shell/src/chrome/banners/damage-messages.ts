import type { Damage } from '@pergola/contracts'

const namedAtMost = 3

/** A few by name, the rest by number. */
function list(paths: readonly string[]): string {
  const named = paths.slice(0, namedAtMost).join(', ')
  const rest = paths.length - namedAtMost
  return rest > 0 ? `${named} and ${rest} more` : named
}

const records: Record<Damage['record'], readonly string[]> = {
  whole: [],
  older: ['Pages and settings are those of an earlier save.'],
  'made-anew': ['The list of pages was lost and is made from the files that are left.'],
}

function facts({ lost, older, record }: Damage, name: (paths: readonly string[]) => string): string {
  return [
    ...(lost.length > 0 ? [`Lost: ${name(lost)}.`] : []),
    ...(older.length > 0 ? [`From an earlier save: ${name(older)}.`] : []),
    ...records[record],
  ].join(' ')
}

export const damageMessages = {
  damaged: (damage: Damage) =>
    `This project is damaged, so it can be read and exported but not edited. ${facts(damage, list)}`,
  export: 'Export project',
  repair: 'Repair',
  repairTitle: 'Repair project',
  repairQuestion: (damage: Damage) =>
    `The project goes on with what can still be read; the rest is given up for good. ${facts(damage, (paths) => paths.join(', '))} Export it first if you want to keep what is there now.`,
  repaired: 'Project repaired',
  notRepaired: 'The project could not be repaired',
  missing: (paths: readonly string[]) =>
    `${paths.length === 1 ? 'A file' : `${paths.length} files`} of this project can no longer be found in this browser: ${list(paths)}. Upload again under the same name, or leave out.`,
  leaveOut: 'Leave out',
  notLeftOut: 'The files could not be left out',
  dismiss: 'Dismiss',
}
