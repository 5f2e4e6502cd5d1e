import type { DialogsService } from '@pergola/contracts'
import type { FileEditorServices } from './file-editor-services.ts'
import { messages } from './messages.ts'
import { readFileText } from './read-file-text.ts'

/** What the file says now, where that is none of these: another tab, or a folder on the disk, has written to it. */
export async function textOfOthers(
  services: Pick<FileEditorServices, 'projects' | 'canvas'>,
  path: string,
  ours: readonly string[],
): Promise<string | null> {
  const now = await readFileText(services, path)
  return now.kind !== 'text' || ours.includes(now.text) ? null : now.text
}

/** Save mine, drop mine, or neither for now. */
export function askToOvertake(dialogs: DialogsService, path: string) {
  return dialogs.confirm({
    title: messages.overtakenTitle,
    message: messages.overtaken(path),
    confirmLabel: messages.saveMine,
    alternativeLabel: messages.takeTheirs,
    danger: true,
  })
}
