import type { AddRemoteFailure, RemoteInfo } from '@pergola/contracts'

const phases: Record<RemoteInfo['phase'], string> = {
  loading: 'Loading',
  active: 'Loaded',
  failed: 'Failed',
  leaving: 'Removed',
}

export const partMessages = {
  title: 'Parts of the editor',
  text: 'The editor is joined from these parts when it starts. A part that fails costs its own places only.',
  own: 'this server',
  phases,
  retry: (title: string) => `Try ${title} again`,
  remove: (title: string) => `Remove ${title}`,
  refused: (title: string) => `Of what ${title} brought, this was not taken:`,
  settings: (title: string) => `Settings of ${title}`,
  reload: 'Reload now',
  reloadText: 'A removed part runs until the editor is loaded again.',
  warning:
    'A part runs with every right of the editor: it can read and change all your projects and send them anywhere. Add only what you would install as a browser extension.',
  address: 'Address of a part',
  placeholder: 'https://example.org/part/remote.json',
  add: 'Add part',
  adding: 'Adding…',
  added: (title: string) => `${title} is added and comes with every start in this browser.`,
}

const addFailures: Record<AddRemoteFailure, (detail: string) => string> = {
  'no-address': () => 'Give the full address of its remote.json, or of the folder it lies in, with https:// in front.',
  unreachable: (detail) =>
    `Nothing that can be read was found there (${detail}). The server must also allow other sites to read it (CORS).`,
  refused: (origin) =>
    `The policy of this editor does not let in code of ${origin}. Whoever runs the server must add it: REMOTE_ORIGINS=${origin}`,
  'no-remote': (detail) => `Its remote.json cannot be used. ${detail.replaceAll('\n', '. ')}.`,
  contract: (detail) => `It was built for another version of the editor (${detail}).`,
  'name-taken': (name) => `A part named ${name} is there already.`,
  broken: (detail) => `It was loaded and did not start (${detail}).`,
}

export function describeAddFailure(failure: AddRemoteFailure, detail = ''): string {
  return addFailures[failure](detail)
}
