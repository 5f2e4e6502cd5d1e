export const keepEditsMessages = {
  title: 'Your last changes are not saved',
  message:
    'Another tab took this project over before this one could save. What you changed on this page is still here. Take over again to save it, or keep this tab open and decide later: Take over in the bar above saves it, too.',
  confirmLabel: 'Take over and save',
  cancelLabel: 'Decide later',
  notTaken: 'The project could not be taken over. What you changed is still here.',
} as const
