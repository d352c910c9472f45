/** Milliseconds until what is waited for counts as missing; many, because a busy machine is no reason to fail. */
export const TIMEOUT = 90_000
