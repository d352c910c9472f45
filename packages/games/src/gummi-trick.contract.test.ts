import { testContract } from '../../../tools/testing/contract.ts'
import { gummiTrick } from './gummi-trick.ts'

testContract(gummiTrick)
