interface Letters {
  /** The worker that keeps the editor's files answers for them. */
  readonly kept: boolean
  /** The address shows a page, and a person waits for it. */
  readonly pageComes: boolean
  readonly started: Promise<void>
}

/** Takes 48 kB over the line, as much as the worker that opens the project: where both come from afar, the page comes first. */
export function bringLetters(root: HTMLElement, { kept, pageComes, started }: Letters): void {
  const bring = () => root.removeAttribute('data-letters')
  if (kept || !pageComes) bring()
  else void started.then(bring)
}
