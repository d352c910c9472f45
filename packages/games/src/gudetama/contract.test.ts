import { testContract } from '../../../../tools/testing/contract.ts'
import { gudetama } from './rules.ts'

testContract(gudetama)
