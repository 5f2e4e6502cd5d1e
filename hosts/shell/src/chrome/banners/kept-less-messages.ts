/** Of saves that are acknowledged, and of which less is kept than was promised. */
export const keptLessMessages = {
  gaveWay:
    'Your last changes are saved. This browser took no more: older versions of the history gave way to them, but none that has a name. Export the project, then delete assets or other projects.',
  unkept:
    'Your last changes are saved, but this browser takes no more: what they replaced could not be kept. Versions without a name that needed it cannot be restored any more. Export the project, then delete assets or other projects, so that the next saves are kept.',
  journal:
    'Your last changes are saved, but only once: the second copy, the journal, could not be written. It is written again with the next save. Export the project to have a copy of your own.',
  database:
    'Your last changes are saved, but only once: the database of this browser did not take them, the journal did. They are put into the database as soon as it answers, or when the project is opened again. Export the project to have a copy of your own.',
  export: 'Export project',
  dismiss: 'Dismiss',
} as const
