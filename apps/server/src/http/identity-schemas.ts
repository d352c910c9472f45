import { z } from 'zod'
import { NAME } from '../identity/words.ts'

const BASE64URL = /^[\w-]+$/
const bytes = (most: number) => z.string().min(1).max(most).regex(BASE64URL)
const TIME = z.number().describe('ms since 1970')
/** Neither side looks at what extensions say. */
const EXTENSIONS = z.record(z.string(), z.unknown()).transform(() => ({}))
const ATTACHMENT = z.enum(['platform', 'cross-platform']).optional().catch(undefined)

export const ME = z.object({
  somebody: z.boolean().describe('Have you shown a key?'),
  passkeys: z.array(z.object({ id: z.string(), label: z.string(), since: TIME, usedAt: TIME })),
  devices: z
    .array(z.object({ id: z.string(), label: z.string(), since: TIME, you: z.boolean().describe('This one') }))
    .describe('Those that are you by a passkey, or have one; others are not listed'),
})

export const ADDING = z.strictObject({ name: NAME.optional().describe('For your own eyes, where passkeys are listed') })
export const OPTIONS = z
  .record(z.string(), z.unknown())
  .describe('As PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON take it')

const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z
    .object({
      id: bytes(1400),
      rawId: bytes(1400),
      type: z.literal('public-key'),
      authenticatorAttachment: ATTACHMENT,
      clientExtensionResults: EXTENSIONS,
      response: z.object({ clientDataJSON: bytes(4000), ...response }),
    })
    .describe('What toJSON of the credential gives')

export const CREATED = credential({
  attestationObject: bytes(8000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(10)
    .optional(),
})
export const SIGNED = credential({
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: bytes(100).optional(),
})

export const PASSKEY_PARAMS = z.object({ id: z.string().max(1400) })
export const DEVICE_PARAMS = z.object({ id: z.string().max(100) })
