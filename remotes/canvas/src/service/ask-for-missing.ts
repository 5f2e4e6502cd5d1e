/** Asks again for what could not be had. How that is done comes with the first time: on most visits nothing is missing. */
export async function askForMissing(document: Document): Promise<void> {
  // Without it, what is missing stays so until the page is read again.
  const lazy = await import('./ask-again.ts').catch(() => null)
  // Another page may have been opened meanwhile: this one has no window, and no fonts, any more.
  if (document.defaultView) lazy?.askAgain(document)
}
