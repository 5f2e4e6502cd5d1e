/**
 * As `fetch`, for another server. The policy of the editor's document names the servers that it may connect to, and these
 * are few; what a person asks for is asked by a worker that comes with a policy of its own. Rejects as `fetch` does;
 * `askUnderPolicy` says whether a policy was the reason. Where there are no workers, the document asks.
 */
export async function fetchElsewhere(url: string, init: RequestInit = {}): Promise<Response> {
  // Where there are no workers, as tests have it.
  if (typeof Worker === 'undefined') return fetch(url, init)
  const { askElsewhere } = await import('./ask-elsewhere.ts')
  return askElsewhere(url, init)
}
