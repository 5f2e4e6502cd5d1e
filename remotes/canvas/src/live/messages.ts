export const messages = {
  mount: 'Mount component',
  unmount: 'Unmount component',
  mountAll: 'mount components',
  editAll: 'edite components',
  restricted:
    'This project is restricted: none of its code runs over the canvas. Trust it first, or run its scripts in the preview.',
  restrictedName: 'Mount component (the project is restricted, none of its code runs)',
  notFetched: 'What runs a page could not be fetched. Look at the network and try again.',
  unreachable: 'The page cannot run here: the preview origin does not answer.',
  notBuilt: 'The page could not be built.',
  engineOff: 'The template engine is switched off in the settings, so nothing would run.',
  starting: 'Starting components',
  live: 'Components are running. What happens here does not change the page.',
  frame: (page: string) => `Running components of ${page}`,
}
