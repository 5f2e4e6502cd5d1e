import type { ShareFailure, StopFailure } from '@pergola/contracts'

export const messages = {
  title: 'Share',
  preparing: 'Packing the site',
  question: (name: string) => `A copy of ${name} as it is now goes to:`,
  place: 'Where',
  ownPlace: (host: string) => `${host}, the server of this editor`,
  foreignPlace: (host: string) => `${host}, a host for files that others run`,
  size: 'Size',
  kept: 'Kept',
  keptFor: (seconds: number) => `${lengthOf(seconds)}, then it is deleted`,
  expires: (seconds: number) => `URL expier after ${Math.round(seconds / 60)} minute`,
  secret: 'Encryption',
  encrypted:
    'In this browser, before it leaves. The key is only in the link: the server cannot read the site, whoever has the link can.',
  cancel: 'Cancel',
  share: 'Share',
  close: 'Close',
  tryAgain: 'Try again',
  tooLarge: (most: string) =>
    `Larger than the ${most} that are taken there. Export the site and send the file instead.`,
  noTarget: 'Nothing can be shared from here',
  noTargetText: 'This editor has no server that keeps shared sites. Export the site and send the file instead.',
  noTargetOffline:
    'Without a network nobody knows yet where this editor keeps shared sites. Share again when it is back, or export the site and send the file instead.',
  uploading: 'Uploading...',
  shared: 'Project shared successfully',
  copied: 'Share URL is copied , so you can share now',
  failed: 'Faild to upload & share project',
  notPacked: 'Project faild to build successfully',
  link: 'Link',
  copy: 'Copy link',
  notCopied: 'The browser does not let it be copied. Select the link and copy it yourself.',
  notNoted:
    'This browser has no room left to note the link under My shares. Copy it now. Sharing can be stopped from here until this tab closes.',
  space: 'What takes the space',
  mine: 'My shares',
  fromTo: (from: string, until: string) => `Shared ${from}, kept until ${until}`,
  copyOf: (name: string) => `Copy the link of ${name}`,
  stop: 'Stop sharing',
  stopOf: (name: string) => `Stop sharing ${name}`,
  stopTitle: 'Stop sharing?',
  stopQuestion: (name: string) =>
    `The link to ${name} no longer opens, for nobody. Who has loaded it already keeps their copy.`,
  stopped: 'Sharing has stopped. The link no longer opens.',
  cannotStop: 'Its host deletes it by itself',
  until: (date: string) => `It can be opened until ${date}. Whoever has it sees the site as it is now.`,
}

export const failures: Record<ShareFailure, string> = {
  'no-target': messages.noTargetText,
  'too-large': 'It is larger than what is taken there. Export the site and send the file instead.',
  'too-many': 'Too much has been shared from here within the hour. Try again later.',
  'host-full': 'There is no room for another site at the moment. Try again later.',
  unreachable: 'The server cannot be reached, or the connection broke. Check the network, then try again.',
  refused: 'The server did not take it. Try again later.',
  cancelled: 'Cancelled. Nothing was shared.',
  'worker-lost': 'The background worker stopped. Try again.',
}

export const stopFailures: Record<StopFailure, string> = {
  'share-missing': 'It was already gone. The link no longer opens.',
  'too-many': 'Too much was asked for within the hour. Try again later.',
  unreachable: 'The server cannot be reached: it is still shared. Check the network, then try again.',
  refused: 'The server did not do it: it is still shared. Try again later.',
}

const units: readonly [string, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

function lengthOf(seconds: number): string {
  const [name, size] = units.find(([, unit]) => seconds >= unit) ?? ['second', 1]
  const count = Math.round(seconds / size)
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${Number((bytes / 1_000_000).toFixed(2))} MB`
}

export const momentText = (moment: number) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
