import type { Dispose, ToastsService } from '@pergola/contracts'
import { combine } from '@pergola/contracts'
import { listen } from '../services/listen.ts'
import { messages } from './messages.ts'
import type { Shell } from '../context/shell.ts'

export function followConnection(toasts: ToastsService, trouble: Shell['trouble']): Dispose {
  return combine(
    listen('offline', () => {
      trouble.setState({ online: false })
      toasts.warning(messages.offline)
    }),
    listen('online', () => {
      trouble.setState({ online: true })
      toasts.success(messages.online)
    }),
  )
}
