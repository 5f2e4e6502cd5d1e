// Parts of the platform that the compiler's library lacks.
interface PermittedHandle extends FileSystemDirectoryHandle {
  queryPermission?(wanted: { mode: 'readwrite' }): Promise<PermissionState>
  requestPermission?(wanted: { mode: 'readwrite' }): Promise<PermissionState>
}

interface FolderWindow {
  showDirectoryPicker(options: { id: string; mode: 'readwrite' }): Promise<FileSystemDirectoryHandle>
  readonly FileSystemObserver?: new (changed: () => void) => {
    observe(handle: FileSystemDirectoryHandle, options: { recursive: boolean }): Promise<void>
    disconnect(): void
  }
}

const platform = () => globalThis as unknown as FolderWindow

/** Null where the person chose none; rejects where it is not allowed. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return await platform().showDirectoryPicker({ id: 'pergola', mode: 'readwrite' })
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return null
    throw error
  }
}

/** Asks the person only where a gesture of theirs led here. */
export async function isAllowed(handle: PermittedHandle, byGesture: boolean): Promise<boolean> {
  const wanted = { mode: 'readwrite' } as const
  if ((await handle.queryPermission?.(wanted)) !== 'prompt')
    return (await handle.queryPermission?.(wanted)) !== 'denied'
  if (!byGesture) return false
  try {
    return (await handle.requestPermission?.(wanted)) === 'granted'
  } catch (error) {
    // The gesture was too long ago.
    if ((error as DOMException).name === 'SecurityError') return false
    throw error
  }
}

/** Tells of changes in the folder, where the browser can. */
export async function observeFolder(handle: FileSystemDirectoryHandle, changed: () => void): Promise<() => void> {
  const { FileSystemObserver } = platform()
  if (!FileSystemObserver) return () => undefined
  const observer = new FileSystemObserver(changed)
  try {
    await observer.observe(handle, { recursive: true })
  } catch (error) {
    // Not every kind of folder can be observed; each return to the tab looks anyway.
    if (!(error instanceof DOMException)) throw error
  }
  return () => observer.disconnect()
}
