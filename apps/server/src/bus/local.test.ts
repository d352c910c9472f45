import { openLocalBus } from './local.ts'
import { testBus } from './testing/contract.ts'

let count = 0
let bus = openLocalBus()
testBus('bus in one process', async () => {
  if (count++ % 2 === 0) bus = openLocalBus()
  return bus
})
