import type { LibraryServices } from './library-services.ts'
import type { LibrarySource } from './library-source.ts'
import { libraryMessages as messages } from './messages.ts'

const shownOfLine = 60

/** Asks where the file cannot be read as what it is called: a browser that is newer than this editor may know better. */
export async function mayInstall(
  { codeEditor, dialogs }: Pick<LibraryServices, 'codeEditor' | 'dialogs'>,
  { file, fileType }: LibrarySource,
  name: string,
): Promise<boolean> {
  if (!codeEditor?.check) return true
  const text = await file.text()
  const found = await codeEditor.check(text, fileType)
  const problem = found.find(({ severity }) => severity === 'error')
  if (!problem) return true
  const answer = await dialogs.confirm({
    title: messages.brokenTitle(name),
    message: messages.brokenQuestion({ ...placeIn(text, problem.from), problem: problem.message, fileType }),
    confirmLabel: messages.installAnyway,
    danger: true,
  })
  return answer === 'confirm'
}

/** Counted from one, as code editors do, and what stands there. */
function placeIn(text: string, at: number) {
  const before = text.slice(0, at).split(/\r\n|\r|\n/)
  const start = (before.at(-1) ?? '').length
  const code = /^[^\r\n]*/.exec(text.slice(at, at + shownOfLine))?.[0] ?? ''
  return { line: before.length, column: start + 1, code: code.trim() }
}
