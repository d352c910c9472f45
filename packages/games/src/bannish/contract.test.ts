import { testContract } from '../../../../tools/testing/contract.ts'
import { bannish } from './rules.ts'

testContract(bannish)
