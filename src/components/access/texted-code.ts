/** Reads the code out of the text message, in browsers that offer it (WebOTP). */

/** `null` where the browser cannot, or the visitor does not want it. */
export async function readTextedCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null
  const request: CredentialRequestOptions & { otp: { transport: string[] } } = { otp: { transport: ['sms'] }, signal }
  try {
    const found = await navigator.credentials.get(request)
    return found !== null && 'code' in found ? String(found.code) : null
  } catch {
    return null
  }
}
