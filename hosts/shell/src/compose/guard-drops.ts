import { combine, type Dispose } from '@pergola/contracts'
import { listen } from '../services/listen.ts'

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** A file dropped where nobody takes it would make the browser leave the editor and open it. */
export function guardDrops(): Dispose {
  return combine(listen('dragover', refuse), listen('drop', refuse))
}
