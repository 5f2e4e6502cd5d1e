import type { FolderConflict } from '@pergola/workers/client'

export const messages = {
  chip: (name: string, state: string) => `Folder ${name}: ${state}`,
  menu: 'Linked folder',
  sync: 'Sync with folder',
  reconnect: 'Reconnect folder',
  review: 'Decide',
  unlink: 'Unlink',
  title: 'Folder and project differ',
  intro: (name: string) =>
    `These files of ${name} cannot be brought in step without you. Whatever you choose, the other text stays in History.`,
  files: 'Files to decide',
  keep: (path: string) => `What to keep of ${path}`,
  later: 'Later',
  apply: 'Apply',
  applying: 'Applying…',
  removed: 'No longer in the project',
  removedText: 'It is still in the folder.',
  removeIt: 'Delete from the folder',
  leaveIt: 'Leave it in the folder',
  lines: (path: string) => `Lines of ${path}: the folder’s, and what the project has instead`,
  manyLines: (count: number) => `The first ${count} lines of the comparison are shown.`,
  noLines: 'There are no lines to compare.',
  tooDifferent: 'The two texts have too little in common to be compared line by line.',
}

export const kinds: Record<FolderConflict['kind'], string> = {
  changed: 'Changed in the same place here and in the folder.',
  generated: 'Pergola writes this file, and it was changed in the folder.',
  'removed-there': 'Deleted in the folder.',
  'start-removed': 'Deleted in the folder. A project needs its start page.',
  'removed-here': 'Deleted here, and changed in the folder.',
}

type Choices = readonly (readonly ['mine' | 'theirs' | 'both', string])[]

/** What can be chosen for each kind. */
export const choices: Record<FolderConflict['kind'], Choices> = {
  changed: [
    ['mine', 'Mine'],
    ['theirs', 'The folder’s'],
    ['both', 'Both'],
  ],
  generated: [
    ['mine', 'Mine'],
    ['theirs', 'Leave the folder’s'],
    ['both', 'Both'],
  ],
  'removed-there': [
    ['mine', 'Write it again'],
    ['theirs', 'Delete it here, too'],
  ],
  'start-removed': [['mine', 'Write it again']],
  'removed-here': [
    ['mine', 'Delete it there, too'],
    ['theirs', 'Bring it back'],
  ],
}
