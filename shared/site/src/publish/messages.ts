import type { PublishFailure } from './publish-problem.ts'

export const messages = {
  reading: 'Comparing with what is published',
  sending: (path: string) => `Sending ${path}`,
  placing: (path: string) => `Putting ${path} in place`,
  sweeping: 'Removing what nobody needs any more',
  waiting: 'Waiting for the host to finish',
  neverReady: (deploy: string) => `The deploy ${deploy} has arrived and is still not ready.`,
  publishedMeanwhile: 'Somebody else has published here in the meantime.',
  commit: 'Publish the site',
  commitBack: (id: string) => `Return to the publication ${id.slice(0, 7)}`,
  missing: (label: string) => `${label} is missing.`,
  notAddress: (label: string, value: string) => `${label} is no address: "${value}". It begins with https://.`,
  repository: 'Repository is to be written as owner/name.',
  notSecure: (label: string) => `${label} has to begin with https://: what you send could be read on the way.`,
}

/** What went wrong, why, and what to do. In all of these the site that visitors see is the one of before. */
export const publishReasons: Record<PublishFailure, string> = {
  'settings-incomplete': 'A field of the target is missing or wrong. Correct it, then try again.',
  unauthorized:
    'The host does not know the key or token: it is mistyped, has expired or was withdrawn. Make a new one there and enter it here.',
  forbidden:
    'The host knows the key or token but does not let it do this. Give it the rights that are named beside its field.',
  'not-found':
    'What is to be published to is not there: no such bucket, site, repository or folder. Check the fields, or make it at the host first.',
  conflict:
    'The target has changed since it was compared: somebody else published, or it is locked. Look again at what will change, then publish.',
  'rate-limited':
    'The host takes no more requests for now, and still did not after several tries. Wait as long as it says, then publish again: what has arrived is not sent again.',
  unreachable:
    'No answer came from the host: the network is down, the connection broke, the address is wrong, or the host does not allow this page to ask it (CORS). Check these, then publish again: what has arrived is not sent again.',
  redirected:
    'The host sends requests on to another address. Keys and tokens go nowhere but to the address that you entered: enter the one that it leads to.',
  'server-error': 'The host failed, and still did after several tries. Try again later.',
  'no-space':
    'The host has no room left, or takes no file that large. Free some room there, or make the files smaller.',
  refused: 'The host refused a request. What it said is below.',
  unreadable:
    'What the target says of earlier publications cannot be read. Choose another folder, or remove .pergola there.',
  'nothing-to-return-to': 'That publication is no longer kept. Look again at the list.',
  cancelled: 'Cancelled.',
}
