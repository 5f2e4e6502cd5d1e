import { gzipSync } from 'node:zlib'

/** Bytes of a text as a server stores it compressed. Every price of the documentation is one of these. */
export const gzippedSize = (text) => gzipSync(text, { level: 9 }).length
