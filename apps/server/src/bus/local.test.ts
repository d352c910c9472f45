import { testBus } from './contract.ts'
import { openLocalBus } from './local.ts'

let count = 0
let bus = openLocalBus()
testBus('bus in one process', async () => {
  if (count++ % 2 === 0) bus = openLocalBus()
  return bus
})
