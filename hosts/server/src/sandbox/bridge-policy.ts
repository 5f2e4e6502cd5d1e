/** The policy of the bridge itself, whoever answers with it. */
export const bridgePolicy = (editors: string) =>
  `default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; frame-ancestors ${editors}`
