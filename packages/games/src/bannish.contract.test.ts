import { testContract } from '../../../tools/testing/contract.ts'
import { bannish } from './bannish.ts'

testContract(bannish)
