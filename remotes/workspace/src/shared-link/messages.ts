import type { LinkProblem, ReceiveFailure } from '@pergola/contracts'

export const messages = {
  title: 'Load a shared site?',
  refusedTitle: 'This link is not followed',
  intro: 'The link you opened leads to a site that somebody shares.',
  place: 'Where',
  ownPlace: (host: string) => `${host}, the server of this editor`,
  foreignPlace: (host: string) => `${host}, which is not the server of this editor`,
  secret: 'Encryption',
  encrypted: 'Yes. It is opened in this browser with the key of the link.',
  plain: 'No. Whoever runs that host could read and change it.',
  trust: 'Trust',
  restricted:
    'It becomes a new project that opens restricted: you can look at it and edit it, and none of its scripts run. You may run them in its preview, apart from the editor, or trust it.',
  load: 'Load',
  tryAgain: 'Try again',
  decline: 'Do not load',
  close: 'Close',
  cancel: 'Cancel',
  asking: 'Downloading',
  /** For a zip that does not say what it is called. */
  fileName: 'Shared site.zip',
  downloaded: 'Project downloaded successfully',
  failed: 'Faild to load project',
}

export const problems: Record<LinkProblem, string> = {
  'address-unreadable':
    'It is not whole, so nobody can tell where it leads. Copy the whole link, to its last letter, or ask for a new one.',
  'address-refused': 'It does not lead to an https address. Ask for a new link, or for the site as a .zip.',
}

export const failures: Record<ReceiveFailure, string> = {
  'nothing-received': 'The link is no longer known. Open it again.',
  missing:
    'It is no longer there: shared sites are kept for a few days only. Or the link is not whole: copy it again, or ask for a new one.',
  'too-large': 'It is larger than any site that can be loaded.',
  'too-many': 'Too much was asked for within the hour. Try again later.',
  'address-refused': 'That host sends on to an address that is not followed. Ask for a new link.',
  'wrong-key': 'The key in the link does not fit. Copy the whole link, to its last letter.',
  'key-missing': 'The site is encrypted and the link lacks its key, which stands behind the #. Ask for the whole link.',
  damaged: 'What came is not what was shared: it was cut short or changed. Try again, or ask for a new link.',
  newer: 'It was shared by a newer Pergola. Reload this page, then open the link again.',
  unreachable:
    'The host cannot be reached, has a fault of its own, or the connection broke. Check the network, then try again.',
  'store-silent':
    'That server keeps its sites in a store of another address, which does not let this page read them or cannot be reached. Try again later; if it stays so, whoever runs the server has to allow it in the store.',
  cancelled: 'Cancelled. Nothing was added.',
  'worker-lost': 'The background worker stopped. Try again.',
}
