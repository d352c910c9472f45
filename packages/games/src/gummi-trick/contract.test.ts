import { testContract } from '../../../../tools/testing/contract.ts'
import { gummiTrick } from './rules.ts'

testContract(gummiTrick)
