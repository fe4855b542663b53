// What the browser shows for a passkey. Loaded with the first use of one.
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewCredential, SignedCredential } from '@wevisu/contract/second-factor.ts';

/** The options of a call; the browser checks what is in them. */
type Options = Readonly<Record<string, unknown>>;

/** Null if the person or the browser ended it. `atField`: offered in the list of an input field, as long as it takes. */
export async function signWithPasskey(
  options: Options,
  atField = false,
): Promise<SignedCredential | null> {
  return unlessEnded(async () => {
    const optionsJSON = options as unknown as Parameters<
      typeof startAuthentication
    >[0]['optionsJSON'];
    return (await startAuthentication({
      optionsJSON,
      useBrowserAutofill: atField,
    })) as SignedCredential;
  });
}

export async function makePasskey(options: Options): Promise<NewCredential | 'known' | null> {
  return unlessEnded(async () => {
    const optionsJSON = options as unknown as Parameters<
      typeof startRegistration
    >[0]['optionsJSON'];
    try {
      return (await startRegistration({ optionsJSON })) as NewCredential;
    } catch (error) {
      const isKnown =
        error instanceof WebAuthnError &&
        error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
      if (isKnown) return 'known';
      throw error;
    }
  });
}

/** Ends a prompt that waits. */
export function endPrompt(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Ended by its person, by the time, or by another prompt. Anything else is a fault. */
async function unlessEnded<T>(prompt: () => Promise<T>): Promise<T | null> {
  try {
    return await prompt();
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name))
      return null;
    throw error;
  }
}
