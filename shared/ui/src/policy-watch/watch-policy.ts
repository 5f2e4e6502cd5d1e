const refusalEvent = 'pergola-refusal'

/** For what a worker was refused by its own policy, of which the document hears nothing. */
export function tellRefusal(address: string): void {
  document.dispatchEvent(new CustomEvent(refusalEvent, { detail: address }))
}

/** Learns whether the policy of this document, or of the worker that asks for it, stops something that is fetched from an origin meanwhile. */
export function watchPolicy(origin: string) {
  const seen = { refusal: false }
  function note({ blockedURI }: SecurityPolicyViolationEvent) {
    if (blockedURI.startsWith(origin)) seen.refusal = true
  }
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail === 'string' && detail.startsWith(origin)) seen.refusal = true
  }
  document.addEventListener('securitypolicyviolation', note)
  document.addEventListener(refusalEvent, hear)
  return {
    /** The browser tells of a violation in a task of its own, which may come after the failure it causes. */
    async refused(): Promise<boolean> {
      if (!seen.refusal) await new Promise((resolve) => setTimeout(resolve))
      return seen.refusal
    },
    end() {
      document.removeEventListener('securitypolicyviolation', note)
      document.removeEventListener(refusalEvent, hear)
    },
  }
}

/** Asks somebody at an address. What the policy kept from being asked looks like a server that is not there. */
export async function askUnderPolicy<Answer>(
  address: string,
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly isRefused: boolean }> {
  const policy = watchPolicy(URL.canParse(address) ? new URL(address).origin : address)
  try {
    const answer = await ask()
    return { answer, isRefused: await policy.refused() }
  } finally {
    policy.end()
  }
}
