/** Names of one right, as browsers have called it: to ask the own machine and the own network. */
const names = ['local-network-access', 'local-network', 'loopback-network']

interface PolicyDocument {
  readonly featurePolicy?: { features(): readonly string[] }
}

/**
 * For the `allow` of a frame: without it a browser that protects the own network refuses the frame whatever is asked
 * there, and asks the person nothing. Names it does not know are left out, or it complains of each.
 */
export function localNetworkRights(): string {
  const known = (document as PolicyDocument).featurePolicy?.features() ?? []
  return names.filter((name) => known.includes(name)).join('; ')
}
