import type { RemoteFailure } from './remote-status.ts'

export const messages = {
  retry: 'Try Again',
  retrying: 'Trying again…',
  loading: (title: string) => `${title} is loading`,
  notProvided: 'Nothing fills this place',
  notProvidedText: 'No part of the editor that is installed here provides it.',
  unreadable: 'The list of parts could not be read',
  unreadableText: 'remotes.json is missing or damaged. The rest of the editor needs it to find its parts.',
  renderFailed: (title: string) => `${title} stopped working`,
  renderFailedText: 'The rest of the editor goes on. Your work is not touched.',
  refusedView: (remote: string, slot: string, owner: string) =>
    `remotes: ${remote} offered a view for "${slot}", which ${owner} already fills. The first one stays.`,
  refusedService: (remote: string, service: string) =>
    `remotes: ${remote} offered the service "${service}", which is already provided. The first one stays.`,
}

const byFailure: Record<RemoteFailure, { title: (title: string) => string; text: string }> = {
  missing: {
    title: (title) => `${title} could not be loaded`,
    text: 'Its files were not found or the server is down.',
  },
  refused: {
    title: (title) => `${title} is not let in`,
    text: 'The policy this editor is served with does not name the server it comes from. Whoever runs the editor adds that server to REMOTE_ORIGINS.',
  },
  slow: { title: (title) => `${title} takes too long`, text: 'It has not answered yet. It may still be on its way.' },
  threw: { title: (title) => `${title} failed to start`, text: 'It reported an error while starting.' },
  contract: {
    title: (title) => `${title} does not fit this version`,
    text: 'It was built for another version of the editor and has not been started.',
  },
  invalid: { title: (title) => `${title} is not a part of the editor`, text: 'Its module does not define a remote.' },
  'need-missing': {
    title: (title) => `${title} is waiting for another part`,
    text: 'A part it cannot work without is not there.',
  },
}

/** What happened and to whom, for the fallback in the remote's place. */
export function describeFailure(failure: RemoteFailure, title: string) {
  const { title: heading, text } = byFailure[failure]
  return { heading: heading(title), text }
}
