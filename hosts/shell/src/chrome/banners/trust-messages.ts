import type { RunnableContent } from '@pergola/contracts'

export const trustMessages = {
  title: 'Trust this project',
  text: 'Trust it only if you know where it comes from. These parts of it could then run:',
  list: 'What would run',
  trust: 'Trust project',
  stay: 'Stay restricted',
  nothing: 'Nothing in it runs',
  nothingText: 'No scripts, handlers or frames were found in its pages.',
  failed: 'The project could not be trusted',
}

export const kinds: Record<RunnableContent['kind'], string> = {
  script: 'Script file',
  'inline-script': 'Script in the page',
  handler: 'Event handler',
  directive: 'Directive',
  frame: 'Frame',
  'javascript-url': 'Script in a link',
  'import-map': 'Map of scripts',
  preload: 'Loaded ahead',
  redirect: 'Leads elsewhere',
  form: 'Sends elsewhere',
  ping: 'Tells of a click elsewhere',
  base: 'Other base address',
  'foreign-style': 'Styles from elsewhere',
}
