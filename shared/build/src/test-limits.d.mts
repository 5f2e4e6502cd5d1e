/** Milliseconds that one condition may take to come. */
export declare const longestWait: number

/** For `test` of a Vitest configuration, in milliseconds. */
export declare const testLimits: {
  readonly testTimeout: number
  readonly hookTimeout: number
  readonly expect: { readonly poll: { readonly timeout: number } }
}
