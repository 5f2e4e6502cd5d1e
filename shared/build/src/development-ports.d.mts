/** First port of the range; `PORT` chooses another. */
export const shellPort: number
/** Port of the remote at `index` in the suite. */
export function remotePort(index: number): number
export const sandboxPort: number
/** Every port that development takes, `remotes` being how many remotes the suite has. */
export function developmentPorts(remotes: number): number[]
