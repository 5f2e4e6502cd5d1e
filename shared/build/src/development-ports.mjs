// Plain JavaScript, because `npm run dev` checks these ports before anything is built.

const distanceToSandbox = 9

/** First port of the range. A build reads this file, too, and needs no port: `npm run dev` says what is no number. */
export const shellPort = Number(process.env.PORT) || 5170

export const remotePort = (index) => shellPort + 1 + index

export const sandboxPort = Number(process.env.SANDBOX_PORT) || shellPort + distanceToSandbox

export function developmentPorts(remotes) {
  return [shellPort, ...Array.from({ length: remotes }, (_, index) => remotePort(index)), sandboxPort]
}
