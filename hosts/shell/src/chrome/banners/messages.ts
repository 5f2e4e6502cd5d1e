export const messages = {
  workerLost:
    'The part that stores your work stopped and was started again. Your page is still here: save it, or keep a copy.',
  workerBack: 'The part that stores your work stopped and was started again. Your last changes are saved.',
  full: 'Your last changes are not saved: this browser has no room left. They are still here, and are saved once something is deleted.',
  space: 'What takes the space',
  nearlyFull: 'This browser has hardly any room left.',
  cleared:
    'This browser has cleared what was stored, and your work with it. What this tab still holds is not lost: export it now.',
  saveAgain: 'Save again',
  export: 'Export project',
  downloadPage: 'Download open page',
  dismiss: 'Dismiss',
}
