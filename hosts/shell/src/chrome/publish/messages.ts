import { publishReasons, type PublishFailure, type SiteFinding } from '@pergola/workers/publish'

const files = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`

export const messages = {
  title: 'Publish',
  opening: 'Looking for the target of this project',
  building: 'Building the site',
  comparing: 'Comparing with what is published',
  publishing: 'Publishing',
  returning: 'Returning to an earlier publication',
  target: 'Where',
  change: 'Change',
  remove: 'Remove this target',
  removeTitle: 'Remove this target?',
  removeQuestion: 'Its fields and its key leave this browser. What is published stays as it is.',
  chooseFolder: 'Choose folder',
  folder: (name: string) => `Folder ${name}`,
  noFolder: 'Choose the folder that the site goes to.',
  secretKept: 'Kept in this browser, encrypted. Leave it empty to keep it.',
  secretNote:
    'It stays in this browser, encrypted with a key that no script can read, and goes to this target alone. It is in no project, zip or share.',
  next: 'Compare',
  cancel: 'Cancel',
  close: 'Close',
  publish: 'Publish',
  again: 'Try again',
  compareAgain: 'Compare again',
  notBuilt: 'The site could not be built',
  folderNotAllowed: 'The browser has to be allowed to use the folder. Try again and allow it.',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  unchanged: 'Unchanged',
  travels: 'To be sent',
  files,
  upToDate: 'What is published is what would be published: there is nothing to do.',
  replaced: (names: readonly string[]) =>
    `Files that did not come from here lie there and will be replaced: ${names.join(', ')}`,
  findings: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} visitors would stumble over`,
  findingKind: {
    'broken-link': 'Link that leads nowhere',
    'missing-file': 'File that is not there',
    'missing-alt': 'Picture without alternative text',
  } satisfies Record<SiteFinding['kind'], string>,
  onPage: (page: string) => `on ${page}`,
  andMore: (count: number) => `and ${count} more`,
  accept: 'Publish with these',
  firstTitle: 'Publish here for the first time?',
  firstQuestion: (place: string, count: number, replaced: readonly string[]) =>
    `${files(count)} of this site go to ${place}, and whoever can reach that place can see them.${
      replaced.length > 0 ? ` These files there are replaced: ${replaced.join(', ')}.` : ''
    }`,
  published: 'Site published',
  returned: 'The earlier publication is back',
  done: (count: string, moment: string) => `${count} since ${moment}.`,
  noAddress: 'The target does not say at which address visitors find it.',
  open: 'Open site',
  history: 'Publications',
  current: 'Published now',
  back: 'Return to this',
  backOf: (moment: string) => `Return to the publication of ${moment}`,
  forget: 'Remove earlier publications',
  forgetTitle: 'Remove earlier publications?',
  forgetQuestion:
    'What they held is removed from the target, and there is no way back to them. What is published now stays as it is.',
  forgotten: 'Earlier publications removed',
  backTitle: 'Return to this publication?',
  backQuestion: (moment: string) =>
    `Visitors see the site as it was on ${moment}. The project here stays as it is, and what is published now can be returned to.`,
  moment: (at: number) => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' }).format(at),
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
}

export const reasons: Record<PublishFailure | 'worker-lost', string> = {
  ...publishReasons,
  'worker-lost': 'The background worker stopped. Visitors see what they saw before. Try again.',
}
