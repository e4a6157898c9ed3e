/* Passkeys: the browser's own part of signing up and in, and how it is told to the server (base64url throughout). */
import { json } from './api';
import { t } from './i18n.svelte';
import type { ChallengeAnswer, EnteredAnswer, PasskeyChallengeAnswer } from '../generated/http';

export function encode(data: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function decode(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Whether this browser has passkeys at all: it may be old, or the page may not be safe enough for them. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && typeof navigator.credentials?.create === 'function';
}

/** Ask the browser; whatever it answers with instead of a key is said in our words. */
async function asked(work: Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await work;
  } catch (error) {
    const name = (error as DOMException).name;
    throw new Error(t(name === 'InvalidStateError' ? 'passkey-known' : 'passkey-not-given'), { cause: error });
  }
  if (!found) throw new Error(t('passkey-not-given'));
  return found as PublicKeyCredential;
}

/** Make a passkey: a guest becomes an account by the first, and may take a name with it. */
export async function makePasskey(name?: string): Promise<EnteredAnswer> {
  const told = await json<PasskeyChallengeAnswer>('POST', '/me/passkeys/challenge', { name });
  const made = await asked(
    navigator.credentials.create({
      publicKey: {
        challenge: decode(told.challenge),
        rp: { id: told.site, name: 'Starhold' },
        user: { id: decode(told.user), name: told.name, displayName: told.name },
        pubKeyCredParams: told.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: told.known.map((id) => ({ type: 'public-key', id: decode(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
        attestation: 'none',
        timeout: told.seconds * 1000,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return json<EnteredAnswer>('POST', '/me/passkeys', {
    name,
    id: made.id,
    client_data: encode(response.clientDataJSON),
    attestation: encode(response.attestationObject),
  });
}

/** Sign in by whichever passkey somebody picks. */
export async function usePasskey(): Promise<EnteredAnswer> {
  const told = await json<ChallengeAnswer>('POST', '/sign-in/challenge');
  const found = await asked(
    navigator.credentials.get({
      publicKey: {
        challenge: decode(told.challenge),
        rpId: told.site,
        userVerification: 'preferred',
        timeout: told.seconds * 1000,
      },
    }),
  );
  const response = found.response as AuthenticatorAssertionResponse;
  return json<EnteredAnswer>('POST', '/sign-in', {
    id: found.id,
    client_data: encode(response.clientDataJSON),
    authenticator_data: encode(response.authenticatorData),
    signature: encode(response.signature),
    user: response.userHandle ? encode(response.userHandle) : '',
  });
}
