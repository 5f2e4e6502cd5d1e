import { saveFile } from '@pergola/ui'
import type { Shell } from '../compose/shell.ts'

/** The open page from memory, when it cannot be stored: one file with its styles and script inside. */
export function downloadPage({ remotes, services }: Shell): void {
  const { canvas } = remotes.services
  if (!canvas?.state.getState().document) return
  const { html, css, js } = canvas.source()
  const name = services.navigation.state.getState().pageName ?? 'page'
  const parts = [html, css && `\n<style>\n${css}\n</style>`, js && `\n<script>\n${js}\n</script>`]
  saveFile(new Blob(parts, { type: 'text/html' }), `${name}.html`)
}
