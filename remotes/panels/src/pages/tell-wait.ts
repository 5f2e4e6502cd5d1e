import { limits } from '@pergola/contracts'
import type { ToastsService } from '@pergola/contracts'

/** Says what is waited for, unless it is there before anybody wonders. */
export function tellWait<Result>(toasts: ToastsService, message: string, work: Promise<Result>): Promise<Result> {
  let finish: (() => void) | undefined
  const notice = setTimeout(() => {
    finish = toasts.loading(message)
  }, limits.waitNotice)
  return work.finally(() => {
    clearTimeout(notice)
    finish?.()
  })
}
