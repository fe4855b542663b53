// An authenticator in software, for tests: keys of its own, real signatures, the bytes of WebAuthn level 2.
import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { NewCredential, SignedCredential } from '@wevisu/contract/second-factor.ts';

const UP = 0x01;
const UV = 0x04;
const BE = 0x08;
const BS = 0x10;
const AT = 0x40;

export interface TestAuthenticatorOptions {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether it asks its owner for finger, face or PIN. */
  readonly verifiesUser?: boolean;
  /** Always 0, as passkeys that are synced count. */
  readonly countsNothing?: boolean;
}

/** The options of a call, as it answers them. */
type Options = Readonly<Record<string, unknown>>;

export function testAuthenticator(options: TestAuthenticatorOptions = {}) {
  const {
    origin = 'http://shop.example',
    rpId = 'shop.example',
    verifiesUser = true,
    countsNothing = false,
  } = options;
  const credentialId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle: string | undefined;

  function clientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(flags: number, more = Buffer.alloc(0)): Buffer {
    if (!countsNothing) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | UP | BE | BS | (verifiesUser ? UV : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, more]);
  }

  return {
    id,
    /** As a copy of the device from now on: its count stays behind the other's. */
    rewind(by: number) {
      counter -= by;
    },
    create({ challenge, user }: Options): NewCredential {
      userHandle = (user as { readonly id: string }).id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = coseKey(publicKey);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const authData = authenticatorData(AT, attested);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get({ challenge }: Options): SignedCredential {
      const authData = authenticatorData(0);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([authData, sha256(client)]);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, createPrivateKey(pem(privateKey))).toString(
            'base64url',
          ),
          userHandle,
        },
      };
    },
  };
}

export type TestAuthenticator = ReturnType<typeof testAuthenticator>;

function pem(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** RFC 8152: kty EC2, alg ES256, curve P-256, and the point. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const small = (value: number) => Buffer.from([value < 0 ? 0x20 + (-1 - value) : value]);
  return cborMap([
    [small(1), small(2)],
    [small(3), small(-7)],
    [small(-1), small(1)],
    [small(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [small(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
}
