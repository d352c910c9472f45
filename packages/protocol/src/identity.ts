import { z } from 'zod'
import { displayNameSchema } from './display-text.ts'
import { timeSchema } from './fields.ts'
import type { DeepReadonly, Wire } from './wire-type.ts'

const BASE64URL = /^[\w-]+$/
const bytesSchema = (max: number) => z.string().min(1).max(max).regex(BASE64URL)
/** The server ignores extensions. */
const extensionsSchema = z.record(z.string(), z.unknown()).transform(() => ({}))
const attachmentSchema = z.enum(['platform', 'cross-platform']).optional().catch(undefined)

export const keySchema = z.object({
  key: z.string().describe('Send it as Authorization: Bearer KEY; keep it secret'),
})

const passkeySchema = z.object({ id: z.string(), label: z.string(), since: timeSchema, usedAt: timeSchema })
export type PasskeyInfo = Wire<typeof passkeySchema>
const deviceSchema = z.object({
  id: z.string(),
  label: z.string(),
  since: timeSchema,
  you: z.boolean().describe('This device'),
})
export type DeviceInfo = Wire<typeof deviceSchema>

/** What the server knows about a person. */
export const meSchema = z.object({
  somebody: z.boolean().describe('You have a key'),
  passkeys: z.array(passkeySchema),
  devices: z.array(deviceSchema).describe('Your devices that signed in with a passkey or have added one'),
})
export type Me = Wire<typeof meSchema>

export const passkeyOptionsRequestSchema = z.strictObject({
  name: displayNameSchema.optional().describe('The name of the passkey in your own list of passkeys'),
})
export type PasskeyOptionsRequest = DeepReadonly<z.input<typeof passkeyOptionsRequestSchema>>
export const credentialOptionsSchema = z
  .record(z.string(), z.unknown())
  .describe('For PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON')

const credentialSchema = <Response extends z.ZodRawShape>(response: Response) =>
  z
    .object({
      id: bytesSchema(1400),
      rawId: bytesSchema(1400),
      type: z.literal('public-key'),
      authenticatorAttachment: attachmentSchema,
      clientExtensionResults: extensionsSchema,
      response: z.object({ clientDataJSON: bytesSchema(4000), ...response }),
    })
    .describe('The result of toJSON() of the credential')

/** A passkey that a browser has made. */
export const newCredentialSchema = credentialSchema({
  attestationObject: bytesSchema(8000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(10)
    .exactOptional(),
})

/** A challenge that a passkey has signed. */
export const signedCredentialSchema = credentialSchema({
  authenticatorData: bytesSchema(4000),
  signature: bytesSchema(4000),
  userHandle: bytesSchema(100).exactOptional(),
})

export const passkeyParamsSchema = z.object({ id: z.string().max(1400) })
export const deviceParamsSchema = z.object({ id: z.string().max(100) })
