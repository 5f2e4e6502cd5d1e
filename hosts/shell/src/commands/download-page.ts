import { saveFile } from '@pergola/ui'
import type { Shell } from '../context/shell.ts'
import { pageInOne } from './page-in-one.ts'

/** The open page from memory, when it cannot be stored: one file with its styles and script inside. */
export function downloadPage({ remotes, services }: Shell): void {
  const { canvas } = remotes.services
  if (!canvas?.state.getState().document) return
  const name = services.navigation.state.getState().pageName ?? 'page'
  saveFile(new Blob([pageInOne(canvas.source())], { type: 'text/html' }), `${name}.html`)
}
