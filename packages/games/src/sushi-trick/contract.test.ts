import { testContract } from '../../../../tools/testing/contract.ts'
import { sushiTrick } from './rules.ts'

testContract(sushiTrick)
