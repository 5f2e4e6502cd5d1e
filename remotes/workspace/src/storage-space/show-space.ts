import type { Command, DialogsService } from '@pergola/contracts'

const title = 'What Takes the Space'

/** Opens the list of what is stored in this browser. */
export function showSpace(dialogs: DialogsService): void {
  dialogs.open({ slot: 'modal:storage', title, width: '720px', height: '80%' })
}

export function spaceCommand(dialogs: DialogsService): Command {
  return {
    name: 'storage.show',
    label: title,
    keywords: 'storage full disk quota room delete clean history cache',
    group: 'Project',
    run: () => showSpace(dialogs),
  }
}
