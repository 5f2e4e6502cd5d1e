import type { Dispose } from '@pergola/contracts'
import { isEditorPath } from '../services/editor-paths.ts'
import type { ShellServices } from '../context/shell.ts'

/**
 * A window stands over the editor. Whoever leaves that, by the browser's Back or an address, is asked as by the close mark,
 * and is where they were when the window stays.
 */
export function keepWindows({ navigation, dialogs }: Pick<ShellServices, 'navigation' | 'dialogs'>): Dispose {
  return navigation.state.subscribe(async ({ path }, before) => {
    if (isEditorPath(path) || !isEditorPath(before.path) || dialogs.state.getState().modal === null) return
    if (!(await dialogs.askToClose())) navigation.visit(before.path)
  })
}
