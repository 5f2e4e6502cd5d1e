/** Learns whether the policy of this document, or of the worker that asks for it, stops something that is fetched from an origin meanwhile. */
export function watchPolicy(origin: string) {
  const seen = { refusal: false }
  function note({ blockedURI }: SecurityPolicyViolationEvent) {
    if (blockedURI.startsWith(origin)) seen.refusal = true
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    /** The browser tells of a violation in a task of its own, which may come after the failure it causes. */
    async refused(): Promise<boolean> {
      if (!seen.refusal) await new Promise((resolve) => setTimeout(resolve))
      return seen.refusal
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
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
