/** What can be asked of a starting process, always at 127.0.0.1 unless said. */
export type ReadyProbe =
  /** Takes TCP connections, by a socket of its own group. */
  | { readonly kind: 'listening'; readonly port: number }
  /** Answers a GET of this path with a status of 200 to 299. */
  | { readonly kind: 'http'; readonly port: number; readonly path: string }
  /** Answers GetLightdInfo at its address. */
  | { readonly kind: 'lightd-info' }
  /** Its node answers getblockchaininfo (`LaunchSpec.node`). */
  | { readonly kind: 'json-rpc' }
  /** Has written a line that this matches. */
  | { readonly kind: 'line'; readonly pattern: RegExp };
