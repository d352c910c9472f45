/** In milliseconds; long, so that a busy machine does not make a test fail. */
export const TIMEOUT = 90_000
