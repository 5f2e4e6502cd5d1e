export const messages = {
  title: 'Interaction presets',
  hint: 'Choose what is to happen, then with what.',
  pick: (label: string) => `Pick ${label} on the canvas`,
  use: 'Use',
  cancel: 'Cancel',
  needAll: 'Say with what first: type it, or pick it on the canvas.',
  notFound: 'Nothing of this page is meant by that selector.',
  onlyButton:
    'Only a button opens something without a script. Select a button, or change the tag of this element in its traits.',
  onlyForm: 'Only a form is sent. Select the form first.',
  insideForm: 'The thanks have to stand inside the form. Move them there first.',
  notAllowed: 'This cannot be edited now.',
  step: (label: string) => `Add interaction ${label}`,
} as const
