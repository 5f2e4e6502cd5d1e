import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createToasts } from './create-toasts.tsx'

afterEach(cleanup)

function setup() {
  const isActive = vi.fn(() => false)
  const toast = {
    success: vi.fn(),
    info: vi.fn(),
    error: vi.fn(),
    loading: vi.fn(),
    dismiss: vi.fn(),
    update: vi.fn(),
    isActive,
  }
  let resolve: (library: never) => void
  const promise = new Promise<never>((settle) => {
    resolve = settle
  })
  return { toast, toasts: createToasts(() => promise), arrive: () => resolve({ toast } as never) }
}

test('what is said before the library is there is shown when it is', async () => {
  const { toast, toasts, arrive } = setup()
  toasts.success('Project saved successfully')
  expect(toast.success).not.toHaveBeenCalled()
  arrive()
  await vi.waitFor(() => expect(toast.success.mock.calls[0]?.[0]).toBe('Project saved successfully'))
})

test('what is said again while it stands starts its time anew', async () => {
  const { toast, toasts, arrive } = setup()
  arrive()
  toasts.success('Files Uploaded Successfully')
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledTimes(1))
  toast.isActive.mockReturnValue(true)
  toasts.success('Files Uploaded Successfully')
  const id = toast.success.mock.calls[0]?.[1].toastId
  await vi.waitFor(() => expect(toast.update).toHaveBeenCalledWith(id, { render: 'Files Uploaded Successfully' }))
  expect(toast.success).toHaveBeenCalledTimes(1)
})

test('what went well by itself is marked as such, so that it covers nothing', async () => {
  const { toast, toasts, arrive } = setup()
  arrive()
  toasts.aside('App installed successfully')
  await vi.waitFor(() => expect(toast.success.mock.calls[0]?.[1].className).toBe('toast-aside'))
})

test('a problem that comes again while it stands is not said twice; another one is', async () => {
  const { toast, toasts, arrive } = setup()
  arrive()
  toasts.error('Not saved', 'No room')
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1))
  toast.isActive.mockImplementation(((id: string) => id === toast.error.mock.calls[0]?.[1].toastId) as never)
  toasts.error('Not saved', 'No room')
  toasts.error('Not saved', 'No worker')
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledTimes(2))
  expect(toast.update).toHaveBeenCalledTimes(1)
})

test('work that ends before the library is there leaves no message standing', async () => {
  const { toast, toasts, arrive } = setup()
  const end = toasts.loading('Loading project please wait...')
  end()
  arrive()
  await vi.waitFor(() => expect(toast.dismiss).toHaveBeenCalled())
  expect(toast.loading).not.toHaveBeenCalled()
})

test('work that ends while its message waits behind others takes it down when it comes up', async () => {
  const { toast, toasts, arrive } = setup()
  arrive()
  const end = toasts.loading('Installing library...')
  await vi.waitFor(() => expect(toast.loading).toHaveBeenCalled())
  const { onOpen, toastId } = toast.loading.mock.calls[0]?.[1] ?? {}
  onOpen()
  expect(toast.dismiss).not.toHaveBeenCalled()
  end()
  await vi.waitFor(() => expect(toast.dismiss).toHaveBeenCalledTimes(1))
  // It stood nowhere yet, so that did nothing.
  onOpen()
  expect(toast.dismiss.mock.calls).toEqual([[toastId], [toastId]])
})

test('a problem with a detail stays longer', async () => {
  const { toast, toasts, arrive } = setup()
  toasts.error('Faild to save project', 'The disk is full.')
  arrive()
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalled())
  expect(toast.error.mock.calls[0]?.[1].autoClose).toBe(9000)
})

test('the box of the messages is wanted from the first message on', () => {
  const { toasts } = setup()
  expect(toasts.box.getState().wanted).toBe(false)
  toasts.success('Project saved successfully')
  expect(toasts.box.getState().wanted).toBe(true)
})

test('a problem that leads on is a button, and goes with its click', async () => {
  const { toast, toasts, arrive } = setup()
  const opened = vi.fn()
  toasts.error('Error Fetch Response ', 'No answer.', opened)
  arrive()
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalled())
  render(toast.error.mock.calls[0]?.[0])
  screen.getByRole('button', { name: /Error Fetch Response/ }).click()
  expect(opened).toHaveBeenCalledOnce()
  expect(toast.dismiss).toHaveBeenCalledWith(toast.error.mock.calls[0]?.[1].toastId)
})

test('an offer is a button in its message, and goes with its press', async () => {
  const { toast, toasts, arrive } = setup()
  const run = vi.fn()
  toasts.offer?.('This looks like Markdown.', { label: 'Paste as Markdown', run })
  arrive()
  await vi.waitFor(() => expect(toast.info).toHaveBeenCalled())
  render(toast.info.mock.calls[0]?.[0])
  screen.getByRole('button', { name: 'Paste as Markdown' }).click()
  expect(run).toHaveBeenCalledOnce()
  expect(toast.dismiss).toHaveBeenCalledWith(toast.info.mock.calls[0]?.[1].toastId)
})

test('what is said while the network does not bring the library is shown when it does', async () => {
  vi.useFakeTimers()
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/toasts.css' })
  const refuse = () => {
    throw new DOMException('Cannot access rules', 'SecurityError')
  }
  Object.defineProperty(sheet, 'sheet', { value: Object.defineProperty({}, 'cssRules', { get: refuse }) })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([sheet] as never)
  const askForSheet = vi.spyOn(sheet, 'replaceWith')
  const success = vi.fn()
  const load = vi.fn(async () => ({ toast: { success, isActive: () => false } }) as never)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  createToasts(load).success('Project saved successfully')
  await vi.advanceTimersByTimeAsync(2999)
  expect([load.mock.calls.length, success.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(success).toHaveBeenCalledTimes(1)
  expect(askForSheet).toHaveBeenCalledTimes(1)
})
