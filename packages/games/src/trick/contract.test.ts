import { testContract } from '../../../../tools/testing/contract.ts'
import { trick } from './rules.ts'

testContract(trick)
