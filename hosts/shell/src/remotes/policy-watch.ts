/** Learns whether the policy of this document stops something that is fetched from an origin meanwhile. */
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
