// A separate module, so that the page loads the code of the bots only where workers fail.
export { newcomerThought } from '@trick-bento/play'
